import 'server-only'
import { db } from '@/lib/platform/data/db'
import { type Check, maxFindings } from '@/lib/workflows/doctor/check'

type Unpaid = { id: string; invoiceNumber: string; isRefunded: boolean }

/**
 * What makes an invoice paid: amount 0, a payment at Stripe of its own or of its statement, or a photographer who recorded one. A
 * dispute changes nothing.
 */
export const unlockedButUnpaid: Check = {
  name: 'unlocked-but-unpaid',
  severity: 'error',
  title: 'An invoice counts as paid without a payment',
  advice:
    'Look for the payment in Stripe and in your bank account. If there is none, refund the invoice by hand and replace it.',
  async find() {
    const invoices = await db().$queryRaw<Unpaid[]>`
      SELECT id, invoice_number AS "invoiceNumber", refunded_cents >= amount_cents AS "isRefunded"
      FROM invoices AS invoice
      WHERE status = 'COMPLETED' AND amount_cents > 0 AND (
        refunded_cents >= amount_cents OR paid_method = 'NO_CHARGE' OR (
          stripe_payment_id IS NULL AND marked_paid_by IS NULL AND NOT EXISTS (
            SELECT FROM invoice_events AS event WHERE event.invoice_id = invoice.id AND event.kind = 'MARKED_PAID'
          ) AND NOT EXISTS (
            SELECT FROM statements AS statement
            WHERE statement.id = invoice.statement_id AND statement.stripe_payment_id IS NOT NULL
          )
        )
      )
      ORDER BY created_at, id LIMIT ${maxFindings}`
    return invoices.map(({ id, invoiceNumber, isRefunded }) => ({
      id,
      text: isRefunded
        ? `Invoice ${invoiceNumber} was refunded in full, but still counts as paid and unlocks its photos.`
        : `Invoice ${invoiceNumber} counts as paid, but neither Stripe nor a photographer recorded a payment.`,
    }))
  },
}
