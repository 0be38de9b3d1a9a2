import 'server-only'
import { lockInvoice } from '@/lib/billing/invoices/operations/lock-invoice'
import { lockInvoicesOf } from '@/lib/billing/invoices/operations/lock-invoices-of'
import { loseDispute } from '@/lib/billing/invoices/operations/lose-dispute'
import { type PaymentSnapshot, readPayment } from '@/lib/billing/invoices/queries/read-payment'
import { recordStatementDispute } from '@/lib/billing/statements/operations/record-dispute'
import { nullIfMissing, stripe } from '@/lib/integrations/stripe'
import { recordAudit } from '@/lib/platform/data/audit'
import { db, type Transaction } from '@/lib/platform/data/db'
import { raise } from '@/lib/platform/jobs/queue'
import { now } from '@/lib/platform/time/clock'
import { applyOnce, type EventSource } from './apply-once'
import { applyPaymentState } from './apply-payment-state'
import { pushPaymentChange } from './push-payment-change'
import { recordInvoiceEvent } from './record-invoice-event'

type DisputeSnapshot = {
  disputeId: string
  paymentId: string | null
  amountCents: number
  state: 'open' | 'won' | 'lost'
  /** Until when the studio can respond; null once it's decided. */
  dueAt: Date | null
}

const disputeStates: Record<string, DisputeSnapshot['state']> = {
  won: 'won',
  warning_closed: 'won',
  prevented: 'won',
  lost: 'lost',
}

/**
 * Reads a dispute back from Stripe, records it on its invoice or statement and notifies the studio, which responds in the Stripe
 * dashboard. Photos stay unlocked until it's lost. A payment whose own event hasn't arrived yet is applied first.
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
  const { disputeId, paymentId, amountCents, state, dueAt } = dispute
  const found = paymentId
    ? await tx.invoice.findUnique({
        where: { stripePaymentId: paymentId },
        select: { id: true, bookingId: true },
      })
    : null
  if (found) await lockInvoicesOf(tx, [found.bookingId])
  const invoice = found && (await lockInvoice(tx, found.id))
  const outcome = state === 'open' ? 'disputed' : `dispute ${state}`
  if (!invoice || paymentId === null)
    return (await recordStatementDispute(tx, dispute)) ? outcome : 'unknown invoice'
  await tx.invoice.update({
    where: { id: invoice.id },
    data: { disputedAt: state === 'won' ? null : (invoice.disputedAt ?? now()), disputeDueAt: dueAt },
  })
  const change = { tx, invoiceId: invoice.id, disputeId, amountCents }
  if (await recordState(change, 'open')) await raise(tx, 'payment.disputed', raisedBy(change, 'open'))
  if (state !== 'open' && (await recordState(change, state))) {
    const replacedBy =
      state === 'lost' ? await loseDispute(tx, invoice, { disputeId, paymentId, amountCents }) : null
    await raise(tx, 'payment.disputed', { ...raisedBy(change, state), replacedBy })
  }
  await pushPaymentChange(tx, invoice)
  return outcome
}

type Change = { tx: Transaction; invoiceId: string; disputeId: string; amountCents: number }

/** Adds it to the invoice's history and the audit log. Returns false if it's there already. */
async function recordState(
  { tx, invoiceId, disputeId, amountCents }: Change,
  state: DisputeSnapshot['state'],
): Promise<boolean> {
  const isNew = await recordInvoiceEvent(tx, {
    invoiceId,
    kind: 'DISPUTED',
    details: { disputeId, amountCents, state },
    onceKey: state === 'open' ? `dispute:${disputeId}` : `dispute-closed:${disputeId}`,
  })
  if (isNew) await recordAudit(tx, null, disputeActs[state], invoiceId, { disputeId, amountCents })
  return isNew
}

const disputeActs = {
  open: 'payment.disputed',
  won: 'payment.dispute-won',
  lost: 'payment.dispute-lost',
} as const

function raisedBy({ invoiceId, disputeId, amountCents }: Change, state: DisputeSnapshot['state']) {
  return { invoiceId, disputeId, amountCents, state }
}

/** Reads a dispute; null for an unknown id. https://docs.stripe.com/api/disputes/object */
async function readDispute(disputeId: string): Promise<DisputeSnapshot | null> {
  const dispute = await nullIfMissing(stripe().disputes.retrieve(disputeId))
  if (!dispute) return null
  const { payment_intent: payment, amount, status, evidence_details: evidence } = dispute
  const state = disputeStates[status] ?? 'open'
  return {
    disputeId: dispute.id,
    paymentId: typeof payment === 'string' ? payment : (payment?.id ?? null),
    amountCents: amount,
    state,
    dueAt: state === 'open' && evidence.due_by ? new Date(evidence.due_by * 1000) : null,
  }
}
