import 'server-only'
import { bookingNumber } from '@/lib/booking/bookings/rules/booking-number'
import { db } from '@/lib/platform/data/db'
import { type Check, maxFindings } from '@/lib/workflows/doctor/check'

type Overlap = {
  id: string
  otherId: string
  photographer: string
  day: string
  time: string
  otherTime: string
}

export const doubleBookings: Check = {
  name: 'double-bookings',
  severity: 'error',
  title: 'A photographer has two shoots at the same time',
  advice: 'Reschedule or hand over one of the two, and notify its client.',
  async find() {
    const overlaps = await db().$queryRaw<Overlap[]>`
      SELECT one.id, other.id AS "otherId", photographer.full_name AS photographer, one.shoot_date::text AS day,
        to_char(one.shoot_time, 'HH24:MI') AS time, to_char(other.shoot_time, 'HH24:MI') AS "otherTime"
      FROM bookings AS one
      JOIN bookings AS other ON other.photographer_id = one.photographer_id AND other.shoot_date = one.shoot_date
        AND other.id > one.id AND other.status IN ('PENDING', 'CONFIRMED')
        AND other.shoot_time < one.shoot_end_time AND one.shoot_time < other.shoot_end_time
      JOIN profiles AS photographer ON photographer.id = one.photographer_id
      WHERE one.status IN ('PENDING', 'CONFIRMED')
      ORDER BY one.shoot_date, one.shoot_time, one.id, other.id LIMIT ${maxFindings}`
    return overlaps.map(({ id, otherId, photographer, day, time, otherTime }) => ({
      id: `${id} ${otherId}`,
      text: `${photographer} has bookings ${bookingNumber(id)} (${time}) and ${bookingNumber(otherId)} (${otherTime}) on ${day}.`,
    }))
  },
}
