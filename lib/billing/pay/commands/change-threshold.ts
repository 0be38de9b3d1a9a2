import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { canManagePay } from '@/lib/billing/pay/policy'
import { defaultThreshold } from '@/lib/billing/pay/rules/thresholds'
import type { ChangeThreshold } from '@/lib/billing/pay/schema'
import { recordAudit } from '@/lib/platform/data/audit'
import { db } from '@/lib/platform/data/db'
import { ForbiddenError } from '@/lib/platform/errors'
import { assertCurrency } from '@/lib/platform/money/amount-schema'

/** Sets the 1099-NEC threshold of a year, in US dollars. @throws ForbiddenError for everyone but the owner */
export async function changeThreshold(actor: Actor, { year, threshold }: ChangeThreshold): Promise<void> {
  if (!canManagePay(actor)) throw new ForbiddenError()
  assertCurrency(threshold, 'USD')
  const thresholdCents = threshold.cents
  await db().$transaction(async (tx) => {
    if (thresholdCents === defaultThreshold(year)) await tx.payThreshold.deleteMany({ where: { year } })
    else {
      await tx.payThreshold.upsert({
        where: { year },
        create: { year, thresholdCents },
        update: { thresholdCents },
        select: { year: true },
      })
    }
    await recordAudit(tx, actor, 'pay.threshold-changed', '1', {
      year: String(year),
      amountCents: thresholdCents,
      currency: 'USD',
    })
  })
}
