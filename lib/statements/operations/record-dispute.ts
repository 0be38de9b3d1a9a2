import 'server-only'
import { findOwner } from '@/lib/accounts/operations/find-owner'
import { notify } from '@/lib/notifications/operations/notify'
import { recordAudit } from '@/lib/platform/audit'
import { now } from '@/lib/platform/clock'
import type { Transaction } from '@/lib/platform/db'
import { statementNotifications } from '@/lib/statements/words'
import { nameStatement } from './email-statement'
import { lockStatement } from './lock-statement'
import { pushStatementChange } from './push-statement-change'

type Dispute = {
  disputeId: string
  paymentId: string | null
  amountCents: number
  state: 'open' | 'won' | 'lost'
}

/**
 * Records a dispute of a statement's payment as Stripe has it, and notifies the owner once. Its photos stay unlocked. Idempotent.
 * @returns false if no statement has the payment
 */
export async function recordStatementDispute(tx: Transaction, dispute: Dispute): Promise<boolean> {
  const { disputeId, paymentId, amountCents, state } = dispute
  const found = paymentId
    ? await tx.statement.findUnique({ where: { stripePaymentId: paymentId }, select: { id: true } })
    : null
  const statement = found && (await lockStatement(tx, found.id))
  if (!statement) return false
  const { id, disputedAt, brokerage } = statement
  await tx.statement.update({
    where: { id },
    data: { disputedAt: state === 'won' ? null : (disputedAt ?? now()) },
    select: { id: true },
  })
  if (disputedAt === null && state !== 'won') {
    await recordAudit(tx, null, 'statement.disputed', id, { disputeId, amountCents })
    const owner = await findOwner(tx)
    if (owner)
      await notify(tx, {
        userId: owner.userId,
        ...statementNotifications.disputed(nameStatement(statement), brokerage.name),
        type: 'WARNING',
        action: 'view_invoice',
        details: { statement_id: id },
      })
  }
  await pushStatementChange(tx, statement)
  return true
}
