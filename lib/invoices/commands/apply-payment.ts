import 'server-only'
import { readPayment } from '@/lib/invoices/read-stripe'
import { db } from '@/lib/platform/db'
import { type ApplyPaymentOutcome, applyPaymentState } from './apply-payment-state'
import { type EventSource, recordEvent, recordOutcome } from './record-event'

/**
 * Reads a payment back from the provider, refunds included, and brings its invoice to where it stands.
 * @param event what led here; its row, the invoice and what follows are written in one transaction, or none of them
 * @returns what it meant; null for an event that was taken in before
 * @throws Error when the provider cannot be reached: nothing has changed then
 */
export async function applyPayment(
  paymentId: string,
  event?: EventSource,
): Promise<ApplyPaymentOutcome | 'unknown payment' | null> {
  const payment = await readPayment(paymentId)
  return db().$transaction(async (tx) => {
    if (event && !(await recordEvent(tx, event))) return null
    const outcome = payment ? await applyPaymentState(tx, payment.invoiceId, payment) : 'unknown payment'
    if (event) await recordOutcome(tx, event, outcome)
    return outcome
  })
}
