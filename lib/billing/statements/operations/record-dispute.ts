import 'server-only'
import { lockInvoice } from '@/lib/billing/invoices/operations/lock-invoice'
import { loseDispute } from '@/lib/billing/invoices/operations/lose-dispute'
import { statementNotifications } from '@/lib/billing/statements/words'
import { findOwner } from '@/lib/people/accounts/operations/find-owner'
import { recordAudit } from '@/lib/platform/data/audit'
import type { Transaction } from '@/lib/platform/data/db'
import { now } from '@/lib/platform/time/clock'
import { notify } from '@/lib/studio/notifications/operations/notify'
import { nameStatement } from './email-statement'
import { type LockedStatement, lockStatement } from './lock-statement'
import { pushStatementChange } from './push-statement-change'

type Dispute = {
  disputeId: string
  paymentId: string | null
  amountCents: number
  state: 'open' | 'won' | 'lost'
  dueAt: Date | null
}

/**
 * Records a dispute of a statement's payment as Stripe has it, and notifies the owner once of each state. Once all of the payment
 * is lost, its invoices are asked for again with the next statement, and their photos lock. Idempotent.
 * @returns false if no statement has the payment
 */
export async function recordStatementDispute(tx: Transaction, dispute: Dispute): Promise<boolean> {
  const { paymentId, state, dueAt } = dispute
  const found = paymentId
    ? await tx.statement.findUnique({ where: { stripePaymentId: paymentId }, select: { id: true } })
    : null
  const statement = found && (await lockStatement(tx, found.id))
  if (!statement || paymentId === null) return false
  const { id, disputedAt } = statement
  const isKnown = disputedAt !== null
  await tx.statement.update({
    where: { id },
    data: { disputedAt: state === 'won' ? null : (disputedAt ?? now()), disputeDueAt: dueAt },
    select: { id: true },
  })
  const isLost = state === 'lost' && (await loseInvoices(tx, statement, { ...dispute, paymentId }))
  if (isLost || (state === 'won' ? isKnown : !isKnown)) await notifyOwner(tx, statement, dispute)
  await pushStatementChange(tx, statement)
  return true
}

/** Takes the payment back from each invoice. Returns false if that happened before. */
async function loseInvoices(
  tx: Transaction,
  { id, amountCents: totalCents }: LockedStatement,
  { disputeId, paymentId, amountCents }: Dispute & { paymentId: string },
): Promise<boolean> {
  if (amountCents < totalCents || (await tx.refund.count({ where: { disputeId } })) > 0) return false
  const invoices = await tx.invoice.findMany({
    where: { statementId: id },
    select: { id: true },
    orderBy: { id: 'asc' },
  })
  for (const { id: invoiceId } of invoices) {
    const invoice = await lockInvoice(tx, invoiceId)
    if (invoice) await loseDispute(tx, invoice, { disputeId, paymentId, amountCents: invoice.amountCents })
  }
  return true
}

async function notifyOwner(
  tx: Transaction,
  statement: LockedStatement,
  { disputeId, amountCents, state }: Dispute,
): Promise<void> {
  const { id, brokerage } = statement
  await recordAudit(tx, null, disputeActs[state], id, { disputeId, amountCents })
  const owner = await findOwner(tx)
  if (!owner) return
  await notify(tx, {
    userId: owner.userId,
    ...statementNotifications.disputed(nameStatement(statement), brokerage.name, state),
    type: state === 'won' ? 'SUCCESS' : 'WARNING',
    action: 'view_invoice',
    details: { statement_id: id },
  })
}

const disputeActs = {
  open: 'statement.disputed',
  won: 'statement.dispute-won',
  lost: 'statement.dispute-lost',
} as const
