import 'server-only'
import { refundTimeoutMs } from '@/lib/billing/invoices/limits'
import { isOfOwnPayment, ownPaymentFields } from '@/lib/billing/invoices/rules/own-payment'
import { stripe } from '@/lib/integrations/stripe'
import { db } from '@/lib/platform/data/db'
import { log } from '@/lib/platform/monitoring/log'
import { now } from '@/lib/platform/time/clock'
import { applyPayment } from './apply-payment'
import { failRefund } from './fail-refund'

/**
 * Submits a recorded refund to Stripe and records its state there. Idempotent: a refund that Stripe already has is found by
 * its metadata, and the idempotency key covers the rest. https://docs.stripe.com/api/refunds/create
 * @throws Error while Stripe can't be reached, so that the job is retried
 */
export async function submitRefund(payload: { refundId: string }): Promise<void> {
  const refund = await findUnconfirmed(payload.refundId)
  if (!refund) return
  // Stripe keeps idempotency keys for a day only, but lists refunds forever.
  await applyPayment(refund.paymentId)
  if (!(await claimAttempt(refund.id))) return
  try {
    await stripe().refunds.create(
      {
        payment_intent: refund.paymentId,
        amount: refund.amountCents,
        reason: refund.isDuplicate ? 'duplicate' : 'requested_by_customer',
        metadata: { refund_id: refund.id, invoice_id: refund.invoiceId },
      },
      { idempotencyKey: `refund-${refund.id}` },
    )
  } catch (error) {
    const { type, code } = error as { type?: string; code?: string }
    if (type !== 'StripeInvalidRequestError') throw error
    await failRefund(refund.id, code ?? 'refused')
  }
  await applyPayment(refund.paymentId)
}

/** Submits a refund within a request. Never throws: if Stripe can't be reached, the queue retries. */
export async function submitRefundNow(payload: { refundId: string }): Promise<void> {
  try {
    await submitRefund(payload)
  } catch (error) {
    log().warn({ ...payload, error: error instanceof Error ? error.name : 'unknown' }, 'refund unconfirmed')
  }
}

/** Finds a refund that Stripe hasn't confirmed yet. */
async function findUnconfirmed(refundId: string) {
  const refund = await db().refund.findFirst({
    where: { id: refundId, state: 'PENDING', stripeRefundId: null },
    select: {
      id: true,
      invoiceId: true,
      amountCents: true,
      stripePaymentId: true,
      invoice: { select: ownPaymentFields },
    },
  })
  const paymentId = refund?.stripePaymentId
  if (!refund || !paymentId) return null
  return { ...refund, paymentId, isDuplicate: !isOfOwnPayment(refund, refund.invoice) }
}

/**
 * Records the time of this attempt. Returns false once the refund is confirmed, failed or timed out, so that a refund that
 * timed out can be retried safely.
 */
async function claimAttempt(id: string): Promise<boolean> {
  const at = now()
  const { count } = await db().refund.updateMany({
    where: {
      id,
      state: 'PENDING',
      stripeRefundId: null,
      createdAt: { gt: new Date(at.getTime() - refundTimeoutMs) },
    },
    data: { attemptedAt: at },
  })
  return count === 1
}
