import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { maxAdjustments } from '@/lib/billing/pay/limits'
import { lockPayee } from '@/lib/billing/pay/operations/lock-payee'
import { readTerms } from '@/lib/billing/pay/operations/read-terms'
import type { AddAdjustment } from '@/lib/billing/pay/schema'
import { noTermsText, tooManyAdjustmentsText } from '@/lib/billing/pay/words'
import { recordAudit } from '@/lib/platform/data/audit'
import { db } from '@/lib/platform/data/db'
import { AppError } from '@/lib/platform/errors'
import { assertCurrency } from '@/lib/platform/money/amount-schema'

/**
 * Adds a bonus or a deduction to the photographer's next statement. Idempotent by its key.
 * @throws ForbiddenError for everyone but the owner; AppError `conflict` without pay terms, or when too many are waiting
 */
export async function addAdjustment(actor: Actor, input: AddAdjustment): Promise<void> {
  const { photographerId, kind, amount, reason, idempotencyKey } = input
  await db().$transaction(async (tx) => {
    await lockPayee(tx, actor, photographerId)
    if (await tx.payAdjustment.count({ where: { idempotencyKey } })) return
    const terms = (await readTerms(tx, [photographerId])).get(photographerId)
    if (!terms) throw new AppError('conflict', noTermsText)
    assertCurrency(amount, terms.currency)
    const waiting = await tx.payAdjustment.count({ where: { photographerId, line: { is: null } } })
    if (waiting >= maxAdjustments) throw new AppError('conflict', tooManyAdjustmentsText)
    const amountCents = kind === 'BONUS' ? amount.cents : -amount.cents
    await tx.payAdjustment.create({
      data: { photographerId, amountCents, currency: amount.currency, reason, idempotencyKey },
      select: { id: true },
    })
    await recordAudit(tx, actor, 'pay.adjusted', photographerId, {
      amountCents,
      currency: amount.currency,
      reason,
    })
  })
}
