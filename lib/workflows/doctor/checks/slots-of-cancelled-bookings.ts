import 'server-only'
import { bookingNumber } from '@/lib/booking/bookings/rules/booking-number'
import { unclaimCancelled } from '@/lib/calendar/availability/commands/unclaim-cancelled'
import { db } from '@/lib/platform/data/db'
import { type Check, maxFindings } from '@/lib/workflows/doctor/check'

export const slotsOfCancelledBookings: Check = {
  name: 'slots-of-cancelled-bookings',
  severity: 'warning',
  title: 'A cancelled booking still takes up its slots',
  advice: 'Run the doctor with --fix, which offers the slots again.',
  async find() {
    const bookings = await db().$queryRaw<{ id: string; day: string }[]>`
      SELECT booking.id, booking.shoot_date::text AS day FROM bookings AS booking
      WHERE booking.status = 'CANCELLED' AND EXISTS (
        SELECT FROM slot_claims AS claim WHERE claim.booking_id = booking.id
      )
      ORDER BY booking.shoot_date, booking.id LIMIT ${maxFindings}`
    return bookings.map(({ id, day }) => ({
      id,
      text: `Booking ${bookingNumber(id)} of ${day} is cancelled, but nobody can book its time.`,
    }))
  },
  fix: (findings) => unclaimCancelled(findings.map(({ id }) => id)),
}
