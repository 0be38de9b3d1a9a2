import 'server-only'
import { bookingNumber } from '@/lib/booking/bookings/rules/booking-number'
import { db } from '@/lib/platform/data/db'
import { type Check, maxFindings } from '@/lib/workflows/doctor/check'

export const deliveriesWithoutInvoice: Check = {
  name: 'deliveries-without-invoice',
  severity: 'error',
  title: 'Photos were sent without an invoice, so nothing can unlock them',
  advice: 'Send the photos of this booking again; that issues an invoice.',
  async find() {
    const deliveries = await db().$queryRaw<{ id: string; bookingId: string; day: string }[]>`
      SELECT delivery.id, delivery.booking_id AS "bookingId", delivery.uploaded_at::date::text AS day
      FROM media_deliveries AS delivery JOIN bookings AS booking ON booking.id = delivery.booking_id
      WHERE booking.imported_at IS NULL AND NOT EXISTS (SELECT FROM invoices AS invoice WHERE invoice.delivery_id = delivery.id)
      ORDER BY delivery.uploaded_at, delivery.id LIMIT ${maxFindings}`
    return deliveries.map(({ id, bookingId, day }) => ({
      id,
      text: `The photos sent for booking ${bookingNumber(bookingId)} on ${day} have no invoice.`,
    }))
  },
}
