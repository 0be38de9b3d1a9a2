import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { readPayRule } from '@/lib/billing/pay/operations/read-pay-rule'
import { canManagePay } from '@/lib/billing/pay/policy'
import type { PayRule } from '@/lib/billing/pay/rules/periods'
import type { ChangePayPeriod } from '@/lib/billing/pay/schema'
import { periodNames } from '@/lib/billing/pay/words'
import { recordAudit } from '@/lib/platform/data/audit'
import { db } from '@/lib/platform/data/db'
import { lockRow } from '@/lib/platform/data/lock'
import { EditConflictError, ForbiddenError } from '@/lib/platform/errors'
import { dateToDatabase } from '@/lib/platform/time/calendar-date'
import { editKey } from '@/lib/platform/web/form-values'

/**
 * Sets how often the studio pays its photographers. Approved statements stay as they are. Returns the new rule.
 * @throws ForbiddenError for everyone but the owner; AppError `conflict` if it has changed since the page was opened
 */
export async function changePayPeriod(actor: Actor, { seen, ...after }: ChangePayPeriod): Promise<PayRule> {
  if (!canManagePay(actor)) throw new ForbiddenError()
  return db().$transaction(async (tx) => {
    const before = await readPayRule(tx)
    await tx.paySettings.createMany({
      data: { id: 1, period: before.period, anchor: dateToDatabase(before.anchor) },
      skipDuplicates: true,
    })
    await lockRow(tx, 'pay_settings', 1)
    const current = await readPayRule(tx)
    if (editKey(current) !== seen) throw new EditConflictError()
    if (editKey(current) === editKey(after)) return after
    const data = { period: after.period, anchor: dateToDatabase(after.anchor) }
    await tx.paySettings.update({ where: { id: 1 }, data, select: { id: true } })
    await recordAudit(tx, actor, 'pay.period-changed', '1', { period: periodNames[after.period] })
    return after
  })
}
