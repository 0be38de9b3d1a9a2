import 'server-only'
import { bookingNumber } from '@/lib/booking/bookings/rules/booking-number'
import { recountPhotos } from '@/lib/photos/deliveries/commands/recount-photos'
import { db } from '@/lib/platform/data/db'
import { type Check, maxFindings } from '@/lib/workflows/doctor/check'

export const photoCounts: Check = {
  name: 'photo-counts',
  severity: 'warning',
  title: "A delivery's number of photos is wrong",
  advice: 'Run the doctor with --fix, which counts them again.',
  async find() {
    const deliveries = await db().$queryRaw<
      { id: string; bookingId: string; said: number; counted: number }[]
    >`
      SELECT delivery.id, delivery.booking_id AS "bookingId", delivery.total_photos AS said,
        coalesce(photos.counted, 0)::int AS counted
      FROM media_deliveries AS delivery
      LEFT JOIN (SELECT delivery_id, count(*) AS counted FROM photos WHERE is_full GROUP BY delivery_id) AS photos
        ON photos.delivery_id = delivery.id
      WHERE delivery.total_photos <> coalesce(photos.counted, 0)
      ORDER BY delivery.uploaded_at, delivery.id LIMIT ${maxFindings}`
    return deliveries.map(({ id, bookingId, said, counted }) => ({
      id,
      text: `The delivery of booking ${bookingNumber(bookingId)} says ${said}, but has ${counted}.`,
    }))
  },
  fix: (findings) => recountPhotos(findings.map(({ id }) => id)),
}
