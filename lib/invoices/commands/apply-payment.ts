import 'server-only'
import { readPayment } from '@/lib/invoices/read-provider'
import { db } from '@/lib/platform/db'
import { type EventSource, recordEvent, recordOutcome } from './record-event'
import { settlePayment } from './settle-payment'

/**
 * Reads a payment back from the provider, refunds included, and brings its invoice to where it stands.
 * @throws Error when the provider cannot be reached: nothing has changed then
 */
export async function applyPayment(paymentId: string, event: EventSource): Promise<void> {
  const payment = await readPayment(paymentId)
  await db().$transaction(async (tx) => {
    if (!(await recordEvent(tx, event))) return
    const outcome = payment ? await settlePayment(tx, payment.invoiceId, payment) : 'unknown payment'
    await recordOutcome(tx, event, outcome)
  })
}
