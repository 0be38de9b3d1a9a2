import 'server-only'
import { bookingNumber } from '@/lib/booking/bookings/rules/booking-number'
import { db } from '@/lib/platform/data/db'
import { formatCents } from '@/lib/platform/money/money'
import { type Check, maxFindings } from '@/lib/workflows/doctor/check'

type Uncharged = { id: string; currency: string; cents: number }

/** A charged late fee is an invoice, as in `feeInvoice`, also when a deposit paid it. The studio may void or refund it later. */
export const lateFees: Check = {
  name: 'late-fees',
  severity: 'error',
  title: 'A late fee counts as charged, but has no invoice',
  advice:
    'If the fee was taken from a deposit, the books still owe the deposit to the client. Refund it, or ask your accountant to book the fee.',
  async find() {
    const bookings = await db().$queryRaw<Uncharged[]>`
      SELECT booking.id, booking.currency::text, booking.late_fee_cents AS cents FROM bookings AS booking
      WHERE booking.late_fee_state = 'CHARGED' AND NOT EXISTS (
        SELECT FROM invoices AS invoice
        WHERE invoice.booking_id = booking.id AND num_nonnulls(
            invoice.delivery_id, invoice.transfer_id, invoice.purchase_id, invoice.share_of_id
          ) = 0 AND invoice.deposit_cents <= 0
          AND NOT EXISTS (SELECT FROM revision_rounds AS round WHERE round.invoice_id = invoice.id)
      )
      ORDER BY booking.shoot_date, booking.id LIMIT ${maxFindings}`
    return bookings.map(({ id, currency, cents }) => ({
      id,
      text: `The late fee of ${formatCents(cents, currency)} for booking ${bookingNumber(id)} was charged, but isn't in the books.`,
    }))
  },
}
