import 'server-only'
import { readPayment } from '@/lib/invoices/queries/read-payment'
import { db } from '@/lib/platform/db'
import { type ApplyPaymentOutcome, applyPaymentState } from './apply-payment-state'
import { type EventSource, recordOutcome, recordWebhookEvent } from './record-webhook-event'

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
  return db().$transaction(async (tx) => {
    if (event && !(await recordWebhookEvent(tx, event))) return null
    const outcome = payment ? await applyPaymentState(tx, payment.invoiceId, payment) : 'unknown payment'
    if (event) await recordOutcome(tx, event, outcome)
    return outcome
  })
}
