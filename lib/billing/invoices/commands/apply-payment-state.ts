import 'server-only'
import { type LockedInvoice, lockInvoice } from '@/lib/billing/invoices/operations/lock-invoice'
import type { PaymentSnapshot } from '@/lib/billing/invoices/queries/read-payment'
import { mergeRefunds } from '@/lib/billing/invoices/rules/merge-refunds'
import { timeOfCharge } from '@/lib/billing/invoices/rules/payment-date'
import {
  type Outcome,
  outcomesToRefund,
  type ReconcileResult,
  reconcilePayment,
  troublingOutcomes,
} from '@/lib/billing/invoices/rules/reconcile-payment'
import { grantLicense } from '@/lib/photos/licenses/operations/grant-license'
import { recordAudit } from '@/lib/platform/data/audit'
import type { Transaction } from '@/lib/platform/data/db'
import { raise } from '@/lib/platform/jobs/queue'
import { log } from '@/lib/platform/monitoring/log'
import { applyStatementPayment } from './apply-statement-payment'
import { openRefund } from './open-refund'
import { pushPaymentChange } from './push-payment-change'
import { recordInvoiceEvent } from './record-invoice-event'
import { recordRefunds } from './record-refunds'

export type ApplyPaymentOutcome = Outcome | 'unknown invoice' | 'unknown statement'

/**
 * Applies the state of a Stripe payment to its invoice or statement, in the caller's transaction. Locks it. Idempotent: of
 * concurrent calls one makes the change and raises `payment.succeeded`.
 */
export async function applyPaymentState(
  tx: Transaction,
  invoiceId: string | null,
  payment: PaymentSnapshot,
): Promise<ApplyPaymentOutcome> {
  if (payment.statementId !== null) return applyStatementPayment(tx, payment.statementId, payment)
  const invoice = await lockInvoice(tx, invoiceId)
  if (!invoice) return reportTrouble('unknown invoice', invoiceId, payment)
  const isOurs = invoice.stripePaymentId === payment.paymentId
  const known = invoice.refunds.filter(({ stripePaymentId }) => stripePaymentId === payment.paymentId)
  const refunds = mergeRefunds(known, payment.refunds)
  const { refundedCents } = refunds
  const state = { ...invoice, isReplaced: invoice.events.length > 0 }
  // Stripe doesn't know what was given as account credit.
  const creditedCents = isOurs ? creditedIn(invoice) : 0
  const { outcome, change } = reconcilePayment(state, {
    ...payment,
    refundedCents: refundedCents + creditedCents,
  })
  const hasNoRefunds = known.length === 0
  if (hasNoRefunds && troublingOutcomes.includes(outcome)) reportTrouble(outcome, invoiceId, payment)
  if (payment.state !== 'succeeded') await recordDecline(tx, invoice, payment)
  if (change) await write(tx, invoice, payment, change)
  // Raised each time a failed payment is read; by its id the client is notified once.
  if (outcome === 'payment failed')
    await raise(tx, 'payment.failed', { invoiceId: invoice.id, paymentId: payment.paymentId })
  const isApplied = isOurs || (change !== null && change.status !== 'FAILED')
  const isToRefund = outcomesToRefund.includes(outcome)
  if (isApplied || isToRefund || outcome === 'already refunded')
    await recordRefunds(tx, { invoiceId: invoice.id, stripePaymentId: payment.paymentId }, refunds)
  if (hasNoRefunds && isToRefund)
    await refundDuplicate(tx, invoice, { ...payment, amountCents: payment.amountCents - refundedCents })
  return outcome
}

function creditedIn({ refunds }: LockedInvoice): number {
  return refunds.reduce((sum, { asCredit, amountCents }) => sum + (asCredit ? amountCents : 0), 0)
}

/** Records in the invoice's history that a card was declined; the invoice stays unpaid. Idempotent per decline. */
async function recordDecline(
  tx: Transaction,
  { id }: LockedInvoice,
  payment: PaymentSnapshot,
): Promise<void> {
  if (!payment.decline) return
  await recordInvoiceEvent(tx, {
    invoiceId: id,
    kind: 'PAYMENT_FAILED',
    details: { reason: payment.decline.reason, last4: payment.card?.last4 ?? null },
    onceKey: `failed:${payment.decline.key}`,
  })
}

async function write(
  tx: Transaction,
  invoice: LockedInvoice,
  payment: PaymentSnapshot,
  change: NonNullable<ReconcileResult['change']>,
): Promise<void> {
  const isPaid = change.status !== 'FAILED'
  await tx.invoice.update({
    where: { id: invoice.id },
    data: {
      ...change,
      ...(isPaid && {
        stripePaymentId: payment.paymentId,
        paidMethod: 'CARD',
        paidAt: invoice.paidAt ?? timeOfCharge(payment.chargedAt),
      }),
    },
  })
  const completesBill = change.status === 'COMPLETED' && (await grantLicense(tx, invoice.id))
  const isFirst = invoice.stripePaymentId === null
  if (isPaid && isFirst) await recordPaid(tx, invoice, payment)
  if (change.status === 'COMPLETED' && isFirst)
    await raise(tx, 'payment.succeeded', { invoiceId: invoice.id, completesBill })
  await pushPaymentChange(tx, invoice)
}

async function recordPaid(tx: Transaction, { id }: LockedInvoice, payment: PaymentSnapshot): Promise<void> {
  await recordInvoiceEvent(tx, {
    invoiceId: id,
    kind: 'PAID',
    details: {
      amountCents: payment.amountCents,
      brand: payment.card?.brand ?? null,
      last4: payment.card?.last4 ?? null,
    },
    onceKey: `paid:${payment.paymentId}`,
  })
}

/** Refunds a payment that isn't owed. Only once: if the refund fails, the photographer can retry it. */
async function refundDuplicate(
  tx: Transaction,
  { id, status }: LockedInvoice,
  { paymentId, amountCents }: Pick<PaymentSnapshot, 'paymentId' | 'amountCents'>,
): Promise<void> {
  await openRefund(tx, {
    invoiceId: id,
    stripePaymentId: paymentId,
    amountCents,
    reason: status === 'VOID' ? 'Paid after it was voided' : 'Paid twice',
    refundedById: null,
    isSubmittedNow: false,
  })
  await recordAudit(tx, null, 'payment.given-back', id, { paymentId, amountCents })
}

function reportTrouble<O extends string>(outcome: O, invoiceId: string | null, payment: PaymentSnapshot): O {
  log().error({ outcome, invoiceId, paymentId: payment.paymentId }, 'a payment fits no invoice')
  return outcome
}
