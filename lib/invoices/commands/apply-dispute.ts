import 'server-only'
import { lockInvoice } from '@/lib/invoices/operations/lock-invoice'
import { type DisputeSnapshot, readDispute } from '@/lib/invoices/queries/read-dispute'
import { type PaymentSnapshot, readPayment } from '@/lib/invoices/queries/read-payment'
import { recordAudit } from '@/lib/platform/audit'
import { now } from '@/lib/platform/clock'
import { db, type Transaction } from '@/lib/platform/db'
import { raise } from '@/lib/platform/queue'
import { recordStatementDispute } from '@/lib/statements/operations/record-dispute'
import { applyOnce, type EventSource } from './apply-once'
import { applyPaymentState } from './apply-payment-state'
import { pushPaymentChange } from './push-payment-change'
import { recordInvoiceEvent } from './record-invoice-event'

/**
 * Reads a dispute back from Stripe, records it on its invoice or statement and notifies the studio, which responds in the Stripe
 * dashboard. Photos stay unlocked. A payment whose own event hasn't arrived yet is applied first.
 * @throws Error when Stripe can't be reached; nothing has changed then
 */
export async function applyDispute(disputeId: string, event: EventSource): Promise<void> {
  const dispute = await readDispute(disputeId)
  const payment = dispute?.paymentId ? await readUnappliedPayment(dispute.paymentId) : null
  await applyOnce(event, async (tx) => {
    if (payment) await applyPaymentState(tx, payment.invoiceId, payment)
    return dispute ? applyDisputeState(tx, dispute) : 'unknown dispute'
  })
}

/** Returns the payment if no invoice has recorded it yet. */
async function readUnappliedPayment(paymentId: string): Promise<PaymentSnapshot | null> {
  const count = await db().invoice.count({ where: { stripePaymentId: paymentId } })
  return count > 0 ? null : readPayment(paymentId)
}

async function applyDisputeState(tx: Transaction, dispute: DisputeSnapshot): Promise<string> {
  const found = dispute.paymentId
    ? await tx.invoice.findUnique({ where: { stripePaymentId: dispute.paymentId }, select: { id: true } })
    : null
  const invoice = found && (await lockInvoice(tx, found.id))
  const { state, amountCents, disputeId } = dispute
  const outcome = state === 'open' ? 'disputed' : `dispute ${state}`
  if (!invoice) return (await recordStatementDispute(tx, dispute)) ? outcome : 'unknown invoice'
  await tx.invoice.update({
    where: { id: invoice.id },
    data: { disputedAt: state === 'won' ? null : (invoice.disputedAt ?? now()) },
  })
  const event = { invoiceId: invoice.id, kind: 'DISPUTED' as const }
  const isNew = await recordInvoiceEvent(tx, {
    ...event,
    details: { disputeId, amountCents, state: 'open' },
    onceKey: `dispute:${disputeId}`,
  })
  if (isNew) {
    await recordAudit(tx, null, 'payment.disputed', invoice.id, { disputeId, amountCents })
    await raise(tx, 'payment.disputed', { invoiceId: invoice.id, disputeId, amountCents })
  }
  if (state !== 'open') {
    await recordInvoiceEvent(tx, {
      ...event,
      details: { disputeId, amountCents, state },
      onceKey: `dispute-closed:${disputeId}`,
    })
  }
  await pushPaymentChange(tx, invoice)
  return outcome
}
