import 'server-only'
import { stripe } from '@/lib/integrations/stripe'
import { readPayment } from '@/lib/invoices/read-provider'
import { recordAudit } from '@/lib/platform/audit'
import { db } from '@/lib/platform/db'
import { raise } from '@/lib/platform/queue'
import { lockInvoice } from './lock-invoice'
import { recordInvoiceEvent } from './record-invoice-event'

/**
 * Gives back a payment that no invoice took: the client has paid twice, or for an invoice that was withdrawn. Runs once
 * however often it is called.
 * @throws Error when the provider cannot be reached
 */
export async function giveBackPayment(payload: { invoiceId: string; paymentId: string }): Promise<void> {
  const { invoiceId, paymentId } = payload
  const payment = await readPayment(paymentId)
  if (payment?.state !== 'succeeded' || (await isTaken(paymentId))) return
  const amountCents = payment.amountCents - payment.refundedCents
  if (amountCents > 0) {
    await stripe().refunds.create(
      {
        payment_intent: paymentId,
        amount: amountCents,
        reason: 'duplicate',
        metadata: { invoice_id: invoiceId },
      },
      { idempotencyKey: `give-back-${paymentId}` },
    )
  }
  await db().$transaction(async (tx) => {
    await lockInvoice(tx, invoiceId)
    const isNew = await recordInvoiceEvent(tx, {
      invoiceId,
      kind: 'REFUNDED',
      actorId: null,
      details: { paymentId, amountCents: payment.amountCents, state: 'EXTRA' },
      onceKey: `give-back:${paymentId}`,
    })
    if (!isNew) return
    await recordAudit(tx, {
      actorId: null,
      action: 'payment.given-back',
      subject: 'invoice',
      subjectId: invoiceId,
      details: { paymentId, amountCents: payment.amountCents },
    })
    await raise(tx, 'payment.given-back', { invoiceId, paymentId, amountCents: payment.amountCents })
  })
}

/** Never the payment that an invoice lives by. */
async function isTaken(paymentId: string): Promise<boolean> {
  return (await db().invoice.count({ where: { stripePaymentId: paymentId } })) > 0
}
