import 'server-only'
import { db } from '@/lib/platform/data/db'
import { type Check, maxFindings } from '@/lib/workflows/doctor/check'

type SharedSlot = { slotId: string; bookings: string; photographer: string; day: string; time: string }

export const sharedSlots: Check = {
  name: 'shared-slots',
  severity: 'error',
  title: 'Two bookings have the same slot',
  advice: 'Reschedule or hand over all but one of them, and notify their clients.',
  async find() {
    const slots = await db().$queryRaw<SharedSlot[]>`
      SELECT slot.id AS "slotId", string_agg(left(claim.booking_id::text, 8), ', ' ORDER BY claim.created_at) AS bookings,
        photographer.full_name AS photographer, slot.date::text AS day, to_char(slot.start_time, 'HH24:MI') AS time
      FROM slot_claims AS claim
      JOIN availability_slots AS slot ON slot.id = claim.slot_id
      JOIN profiles AS photographer ON photographer.id = slot.photographer_id
      GROUP BY slot.id, photographer.full_name HAVING count(DISTINCT claim.booking_id) > 1
      ORDER BY slot.date, slot.start_time LIMIT ${maxFindings}`
    return slots.map(({ slotId, bookings, photographer, day, time }) => ({
      id: slotId,
      text: `The slot of ${photographer} on ${day} at ${time} belongs to the bookings ${bookings}.`,
    }))
  },
}
