import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { dateFromDatabase, dateToDatabase, now, timeFromDatabase, todayIn } from '@/lib/platform/clock'
import { db } from '@/lib/platform/db'
import { getStudio } from '@/lib/studio/queries'
import { bookableSlot, offeredTo, visibleTo } from './policy'
import { isAhead, nearestSlots } from './rules'
import type { OpenSlot, OwnSlot, SlotTime } from './schema'

const order = [{ date: 'asc' as const }, { startTime: 'asc' as const }, { id: 'asc' as const }]
const times = { id: true, date: true, startTime: true, endTime: true } as const

/** Every slot this actor can book or move a booking to now, by date and time. */
export async function listOpenSlots(actor: Actor): Promise<OpenSlot[]> {
  const { timeZone } = await getStudio()
  const rows = await db().availabilitySlot.findMany({
    where: { AND: [bookableSlot, offeredTo(actor), { date: { gte: dateToDatabase(todayIn(timeZone)) } }] },
    select: { ...times, photographer: { select: { id: true, fullName: true } } },
    orderBy: order,
  })
  return rows
    .map((row) => ({
      id: row.id,
      ...toSlotTime(row),
      photographerId: row.photographer.id,
      photographerName: row.photographer.fullName,
    }))
    .filter((slot) => isAhead(slot, now(), timeZone))
}

/** The open slots nearest to a time that could not be had. */
export async function listNearestSlots(
  actor: Actor,
  wanted: Pick<SlotTime, 'date' | 'startTime'>,
  count = 4,
): Promise<OpenSlot[]> {
  return nearestSlots(await listOpenSlots(actor), wanted, count)
}

/** The photographer's own slots from today on, open, disabled and booked. */
export async function listOwnSlots(actor: Actor): Promise<OwnSlot[]> {
  const { timeZone } = await getStudio()
  const rows = await db().availabilitySlot.findMany({
    where: { AND: [visibleTo(actor), { date: { gte: dateToDatabase(todayIn(timeZone)) } }] },
    select: {
      ...times,
      isAvailable: true,
      bookings: { where: { status: { not: 'CANCELLED' } }, select: { id: true }, take: 1 },
    },
    orderBy: order,
  })
  return rows.map((row) => ({
    id: row.id,
    ...toSlotTime(row),
    isAvailable: row.isAvailable,
    bookingId: row.bookings[0]?.id ?? null,
  }))
}

function toSlotTime(row: { date: Date; startTime: Date; endTime: Date }): SlotTime {
  return {
    date: dateFromDatabase(row.date),
    startTime: timeFromDatabase(row.startTime),
    endTime: timeFromDatabase(row.endTime),
  }
}
