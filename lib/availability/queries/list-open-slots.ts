import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { offerSize } from '@/lib/availability/limits'
import { bookableSlot, movedBooking, notHeldByOthers, offeredTo } from '@/lib/availability/policy'
import { type Requester, respectsTerms, toSlotTime } from '@/lib/availability/rules/open-slots'
import { findMaxVisitMinutes, findOtherRuns } from '@/lib/availability/rules/runs'
import type { Moment } from '@/lib/availability/rules/slots'
import type { OpenSlot, OpenSlots, ReadOffer, SlotTime } from '@/lib/availability/schema/slots'
import { addDays, type CalendarDate, dateFromDatabase, dateToDatabase } from '@/lib/platform/calendar-date'
import { now, todayIn } from '@/lib/platform/clock'
import { db } from '@/lib/platform/db'
import { getStudio } from '@/lib/studio/queries/get-studio'
import type { Prisma } from '@/prisma/generated/client'
import { dayKey, readBlockingShoots } from './read-blocking-shoots'
import { type Photographer, readPhotographers } from './read-photographers'

const order = [{ date: 'asc' as const }, { startTime: 'asc' as const }, { id: 'asc' as const }]
const times = { id: true, date: true, startTime: true, endTime: true } as const

/**
 * Lists the slots this actor can book or move a booking to now, by date and time, without those that others hold, that
 * are on a blocked day, or that notice or buffer exclude. Reads whole days, nearest first, until there are enough slots
 * and one has room for the visit; callers request more with `upTo`.
 * @param options.movingBookingId the booking that would move, whose own slots count as available
 */
export async function listOpenSlots(
  actor: Actor,
  { minutes = 0, movingBookingId, upTo }: ReadOffer = {},
): Promise<OpenSlots> {
  const { timeZone } = await getStudio()
  const moment = { now: now(), timeZone }
  const requester = { ...actor, movingBookingId }
  let from = todayIn(timeZone)
  const photographers = await readPhotographers(from)
  // By id: for a condition on a joined table Postgres misjudges the number of matching slots and scans them all.
  const offered = { photographerId: { in: [...photographers.keys()] } }
  const moved = movedBooking(requester)
  const where = { AND: [bookableSlot(moved), offered, offeredTo(actor), notHeldByOthers(actor, moment.now)] }
  const ownSlotIds = await readOwnSlotIds(moved)
  let maxVisitMinutes = 0
  for (;;) {
    const { rows, lastDay } = await readDays(where, from, upTo)
    const slots = withoutForbidden(
      rows,
      photographers,
      await readBlockingShoots(rows, requester),
      requester,
      moment,
    )
    maxVisitMinutes = Math.max(maxVisitMinutes, findMaxVisitMinutes(slots))
    // Days without an available slot, such as a blocked month, are skipped.
    const hasRoom = findOtherRuns(slots, minutes, ownSlotIds).length > 0
    if (hasRoom || lastDay === null) return { slots, lastDay, ownSlotIds, maxVisitMinutes }
    from = addDays(lastDay, 1)
  }
}

async function readOwnSlotIds(moved: Prisma.BookingWhereInput | undefined): Promise<string[]> {
  if (!moved) return []
  const claims = await db().slotClaim.findMany({ where: { booking: moved }, select: { slotId: true } })
  return claims.map(({ slotId }) => slotId)
}

/** Reads the slots of whole days from `from` on: the nearest `offerSize` or so, or all up to the requested day. */
async function readDays(where: Prisma.AvailabilitySlotWhereInput, from: CalendarDate, upTo?: CalendarDate) {
  const read = (date: Prisma.DateTimeFilter, take?: number) =>
    db().availabilitySlot.findMany({
      where: { AND: [where, { date }] },
      select: { ...times, photographerId: true },
      orderBy: order,
      ...(take !== undefined && { take }),
    })
  const first = await read({ gte: dateToDatabase(from) }, offerSize + 1)
  const cut = first[offerSize]
  if (!cut) return { rows: first, lastDay: null }

  const whole = first.filter(({ date }) => date < cut.date)
  const cutDay = dateFromDatabase(cut.date)
  const isEnough = whole.length > 0 && (!upTo || upTo < cutDay)
  if (isEnough) return { rows: whole, lastDay: addDays(cutDay, -1) }

  const lastDay = upTo && upTo > cutDay ? upTo : cutDay
  const [rest, later] = await Promise.all([
    read({ gte: cut.date, lte: dateToDatabase(lastDay) }),
    read({ gt: dateToDatabase(lastDay) }, 1),
  ])
  return { rows: [...whole, ...rest], lastDay: later.length > 0 ? lastDay : null }
}

type SlotRow = Awaited<ReturnType<typeof readDays>>['rows'][number]

function withoutForbidden(
  rows: SlotRow[],
  photographers: Map<string, Photographer>,
  shoots: Map<string, SlotTime[]>,
  requester: Requester,
  moment: Moment,
): OpenSlot[] {
  return rows.flatMap((row) => {
    const slot = toSlotTime(row)
    const photographer = photographers.get(row.photographerId)
    if (!photographer || photographer.blockedDates.has(slot.date)) return []
    const others = shoots.get(dayKey(row.photographerId, slot.date)) ?? []
    if (!respectsTerms(slot, others, photographer.terms, requester, moment)) return []
    return [
      { id: row.id, ...slot, photographerId: row.photographerId, photographerName: photographer.fullName },
    ]
  })
}
