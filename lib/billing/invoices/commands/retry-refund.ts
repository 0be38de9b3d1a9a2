import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { refundLimit } from '@/lib/billing/invoices/limits'
import { lockRefundable } from '@/lib/billing/invoices/operations/lock-refundable'
import { canRetryRefund, visibleTo } from '@/lib/billing/invoices/policy'
import { type PaymentSnapshot, readPayment } from '@/lib/billing/invoices/queries/read-payment'
import { ownPayment } from '@/lib/billing/invoices/rules/own-payment'
import { fullyRefundedText } from '@/lib/billing/invoices/words/refund'
import { recordAudit } from '@/lib/platform/data/audit'
import { db, type Transaction } from '@/lib/platform/data/db'
import { AppError, NotFoundError } from '@/lib/platform/errors'
import { log } from '@/lib/platform/monitoring/log'
import { consumeAttempt } from '@/lib/platform/web/rate-limit'
import { applyPaymentState } from './apply-payment-state'
import { openRefund } from './open-refund'
import { type RefundResult, submitAndRead } from './request-refund'

/**
 * Retries a failed refund as a new refund with its own idempotency key, after checking with Stripe that the failed one moved
 * no money. Idempotent: a second call returns the refund of the first.
 * @throws AppError `conflict` when nothing is left to refund, `unavailable` when Stripe can't be reached,
 * `payment-failed` when it fails again
 */
export async function retryRefund(actor: Actor, refundId: string): Promise<RefundResult> {
  await consumeAttempt(refundLimit, actor.profileId)
  const failed = await db().refund.findFirst({
    where: { id: refundId, invoice: visibleTo(actor) },
    select: { stripePaymentId: true },
  })
  if (!failed?.stripePaymentId) throw new NotFoundError('Refund not found')
  const payment = await readPaymentOrThrow(failed.stripePaymentId)
  // In a transaction of its own, so that Stripe's state is saved even if there is nothing to retry.
  await db().$transaction((tx) => applyPaymentState(tx, payment.invoiceId, payment))
  return submitAndRead(await db().$transaction((tx) => openRetry(tx, actor, refundId, payment)))
}

async function readPaymentOrThrow(paymentId: string): Promise<PaymentSnapshot> {
  try {
    const payment = await readPayment(paymentId)
    if (payment) return payment
  } catch (error) {
    log().warn({ paymentId, error: String(error) }, 'refund not retried')
    throw new AppError(
      'unavailable',
      "We couldn't reach Stripe. Try again; the client won't be refunded twice.",
    )
  }
  throw new AppError('conflict', 'This payment no longer exists in Stripe.')
}

/** @returns the id of the new refund, or of the failed one if it went through after all. */
async function openRetry(
  tx: Transaction,
  actor: Actor,
  refundId: string,
  payment: PaymentSnapshot,
): Promise<string> {
  const { invoiceId } = await tx.refund.findUniqueOrThrow({
    where: { id: refundId },
    select: { invoiceId: true },
  })
  const refundable = await lockRefundable(tx, actor, invoiceId)
  const { invoice } = refundable
  if (!canRetryRefund(actor, invoice)) throw new NotFoundError('Refund not found')
  const refund = await tx.refund.findUniqueOrThrow({
    where: { id: refundId },
    select: { amountCents: true, reason: true, state: true, retry: { select: { id: true } } },
  })
  if (refund.retry) return refund.retry.id
  if (refund.state !== 'FAILED') return refundId
  const ofPayment = invoice.refunds.filter(({ stripePaymentId }) => stripePaymentId === payment.paymentId)
  if (ofPayment.some(({ state, stripeRefundId }) => state === 'PENDING' && stripeRefundId === null))
    throw new AppError(
      'conflict',
      'Another refund of this payment is still being processed. Try again later.',
    )
  const left = payment.amountCents - payment.refundedCents
  // A statement's payment is that of other invoices too, and others may have deducted a deposit. A duplicate is owed to nobody.
  const isOwed = payment.statementId !== null || payment.paymentId === ownPayment(invoice)
  const leftCents = isOwed ? Math.min(left, refundable.leftCents) : left
  const amountCents = Math.min(refund.amountCents, leftCents)
  if (amountCents <= 0) throw new AppError('conflict', fullyRefundedText)
  const id = await openRefund(tx, {
    invoiceId: invoice.id,
    stripePaymentId: payment.paymentId,
    amountCents,
    reason: refund.reason,
    retryOfId: refundId,
    refundedById: actor.profileId,
    isSubmittedNow: true,
  })
  await recordAudit(tx, actor, 'invoice.refunded', invoice.id, {
    refundId: id,
    retryOf: refundId,
    amountCents,
    reason: refund.reason,
  })
  return id
}
