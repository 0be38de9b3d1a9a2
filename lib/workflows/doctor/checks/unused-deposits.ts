import 'server-only'
import { bookingNumber } from '@/lib/booking/bookings/rules/booking-number'
import { db } from '@/lib/platform/data/db'
import { formatCents } from '@/lib/platform/money/money'
import { now } from '@/lib/platform/time/clock'
import { type Check, maxFindings } from '@/lib/workflows/doctor/check'

/** How long after a shoot its photos may still be sent. */
const graceMs = 30 * 86_400_000

type Unused = { id: string; currency: string; cents: number }

/** Counts as `availableDeposit` does. While a late fee isn't decided, a cancelled booking needs its deposit. */
export const unusedDeposits: Check = {
  name: 'unused-deposits',
  severity: 'warning',
  title: 'A deposit was neither deducted nor refunded',
  advice: "Refund what is left of the deposit's invoice, or invoice what it was for.",
  async find() {
    const before = new Date(now().getTime() - graceMs)
    const bookings = await db().$queryRaw<Unused[]>`
      WITH deposits AS (
        SELECT invoice.booking_id, sum(CASE
          WHEN invoice.deposit_cents < 0 THEN invoice.deposit_cents - invoice.credit_cents
          WHEN invoice.status = 'COMPLETED' THEN invoice.amount_cents - invoice.refunded_cents - coalesce((
            SELECT sum(refund.amount_cents) FROM refunds AS refund
            WHERE refund.invoice_id = invoice.id AND refund.state = 'PENDING' AND refund.stripe_refund_id IS NULL
          ), 0)
          ELSE 0
        END)::float8 AS cents
        FROM invoices AS invoice
        WHERE invoice.deposit_cents <> 0 AND invoice.status NOT IN ('VOID', 'REFUNDED')
        GROUP BY invoice.booking_id
      )
      SELECT booking.id, booking.currency::text, deposits.cents
      FROM deposits JOIN bookings AS booking ON booking.id = deposits.booking_id
      WHERE deposits.cents > 0 AND (
        (booking.status = 'CANCELLED' AND booking.late_fee_state IS DISTINCT FROM 'DUE')
        OR (booking.status <> 'CANCELLED' AND (
          booking.shoot_date < ${before}::date
          OR EXISTS (SELECT FROM media_deliveries AS delivery WHERE delivery.booking_id = booking.id)
        ))
      )
      ORDER BY booking.shoot_date, booking.id LIMIT ${maxFindings}`
    return bookings.map(({ id, currency, cents }) => ({
      id,
      text: `${formatCents(cents, currency)} of the deposit for booking ${bookingNumber(id)} is left.`,
    }))
  },
}
