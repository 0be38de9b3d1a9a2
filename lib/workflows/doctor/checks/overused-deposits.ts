import 'server-only'
import { bookingNumber } from '@/lib/booking/bookings/rules/booking-number'
import { db } from '@/lib/platform/data/db'
import { formatCents } from '@/lib/platform/money/money'
import { type Check, maxFindings } from '@/lib/workflows/doctor/check'

type Overused = {
  id: string
  currency: string
  paidCents: number
  deductedCents: number
  invoiceNumbers: string
}

/** A deposit that was lost with a dispute after an invoice had deducted it is a loss, and no fault of the books. */
export const overusedDeposits: Check = {
  name: 'overused-deposits',
  severity: 'error',
  title: 'More was deducted of a deposit than there is',
  advice:
    "Look at the booking's invoices: bill the client for what was deducted without being paid, or refund and replace one of them.",
  async find() {
    const bookings = await db().$queryRaw<Overused[]>`
      WITH deposits AS (
        SELECT invoice.booking_id, invoice.currency::text,
          coalesce(sum(invoice.amount_cents - invoice.refunded_cents + coalesce((
            SELECT sum(refund.amount_cents) FROM refunds AS refund
            WHERE refund.invoice_id = invoice.id AND refund.dispute_id IS NOT NULL
          ), 0)) FILTER (WHERE invoice.deposit_cents > 0 AND invoice.status IN ('COMPLETED', 'REFUNDED')), 0)::float8 AS "paidCents",
          coalesce(sum(invoice.credit_cents - invoice.deposit_cents) FILTER (WHERE deducts.deducts), 0)::float8 AS "deductedCents",
          string_agg(invoice.invoice_number, ', ' ORDER BY invoice.invoice_number) FILTER (WHERE deducts.deducts) AS "invoiceNumbers"
        FROM invoices AS invoice CROSS JOIN LATERAL (
          SELECT invoice.deposit_cents < invoice.credit_cents AND invoice.status NOT IN ('VOID', 'REFUNDED') AS deducts
        ) AS deducts
        WHERE invoice.deposit_cents <> 0
        GROUP BY invoice.booking_id, invoice.currency
      )
      SELECT booking_id AS id, currency, "paidCents", "deductedCents", "invoiceNumbers" FROM deposits
      WHERE "deductedCents" > "paidCents" ORDER BY booking_id LIMIT ${maxFindings}`
    return bookings.map(({ id, currency, paidCents, deductedCents, invoiceNumbers }) => ({
      id,
      text: `${invoiceNumbers} deducted ${formatCents(deductedCents, currency)} of the deposit for booking ${bookingNumber(id)}, which has ${formatCents(paidCents, currency)}.`,
    }))
  },
}
