import 'server-only'
import { readPayment } from '@/lib/billing/invoices/queries/read-payment'
import { applyOnce, type EventSource } from './apply-once'
import { type ApplyPaymentOutcome, applyPaymentState } from './apply-payment-state'

/**
 * Reads a payment and its refunds back from Stripe and applies them to the invoice. Idempotent.
 * @param event what led here; recorded in the same transaction as the changes
 * @returns the outcome; null for an event that was handled before
 * @throws Error when Stripe can't be reached; nothing has changed then
 */
export async function applyPayment(
  paymentId: string,
  event?: EventSource,
): Promise<ApplyPaymentOutcome | 'unknown payment' | null> {
  const payment = await readPayment(paymentId)
  return applyOnce<ApplyPaymentOutcome | 'unknown payment'>(event, async (tx) =>
    payment ? applyPaymentState(tx, payment.invoiceId, payment) : 'unknown payment',
  )
}
