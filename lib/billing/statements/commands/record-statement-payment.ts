import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { instantOfPayment } from '@/lib/billing/invoices/rules/payment-date'
import { completeStatement } from '@/lib/billing/statements/operations/complete-statement'
import type { RecordStatementPayment } from '@/lib/billing/statements/schema'
import { recordAudit } from '@/lib/platform/data/audit'
import { db } from '@/lib/platform/data/db'
import { getStudio } from '@/lib/studio/settings/queries/get-studio'
import { lockOpenStatement } from './lock-open-statement'

/**
 * Records a statement's payment outside the portal, which completes all of its invoices.
 * @throws as lockOpenStatement; FieldError for a date in the future
 */
export async function recordStatementPayment(
  actor: Actor,
  { statementId, method, paidOn, note }: RecordStatementPayment,
): Promise<void> {
  const { timeZone } = await getStudio()
  const paidAt = instantOfPayment(paidOn, timeZone)
  await db().$transaction(async (tx) => {
    const statement = await lockOpenStatement(tx, actor, statementId)
    const { amountCents, currency } = statement
    await completeStatement(tx, statement, {
      paidAt,
      paidMethod: method,
      stripePaymentId: null,
      markedPaidById: actor.profileId,
    })
    await recordAudit(tx, actor, 'statement.marked-paid', statementId, {
      amountCents,
      currency,
      method,
      paidOn,
      note,
    })
  })
}
