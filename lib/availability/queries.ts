import 'server-only'
import { z } from 'zod'
import type { Actor } from '@/lib/auth/actor'
import {
  addDays,
  type CalendarDate,
  dateFromDatabase,
  dateToDatabase,
  timeFromDatabase,
} from '@/lib/platform/calendar-date'
import { now, todayIn } from '@/lib/platform/clock'
import { db } from '@/lib/platform/db'
import { getStudio } from '@/lib/studio/queries'
import type { Prisma } from '@/prisma/generated/client'
import { movedBooking, type Requester, respectsTerms, toSlotTime } from './offer/rules'
import { bookableSlot, notHeldByOthers, offeredTo } from './policy'
import { dayKey, type Photographer, readPhotographers, readShoots } from './queries/calendars'
import { type Moment, offerSize } from './rules'
import { findMaxVisitMinutes, findOtherRuns } from './rules/runs'
import type { Offer, OpenSlot, OpenSlots, OwnHold, ReadOffer, SlotStart, SlotTime } from './schema'

const order = [{ date: 'asc' as const }, { startTime: 'asc' as const }, { id: 'asc' as const }]
const times = { id: true, date: true, startTime: true, endTime: true } as const

/**
 * The slots this actor can book or move a booking to now, by date and time: what others hold, what lies on a blocked
 * day and what notice or buffer forbid is left out. The nearest days are read, whole, until there are enough times and
 * one of them has room for the visit; of a studio that offers thousands the rest is asked for by `upTo`.
 * @param options.movingBookingId the booking that would move, whose own time is no obstacle
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
  // By their ids: of a condition on a joined table Postgres cannot tell how many slots it leaves, and reads them all.
  const offered = { photographerId: { in: [...photographers.keys()] } }
  const moved = movedBooking(requester)
  const where = { AND: [bookableSlot(moved), offered, offeredTo(actor), notHeldByOthers(actor, moment.now)] }
  const ownSlotIds = await readOwnSlotIds(moved)
  let maxVisitMinutes = 0
  for (;;) {
    const { rows, lastDay } = await readDays(where, from, upTo)
    const slots = leaveOutForbidden(rows, photographers, await readShoots(rows, requester), requester, moment)
    maxVisitMinutes = Math.max(maxVisitMinutes, findMaxVisitMinutes(slots))
    // Days on which nothing can be had, such as a month that is blocked, are passed over.
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

/** The slots of whole days from one on: the nearest that make an offer, or all up to the day that is wanted. */
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

function leaveOutForbidden(
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

/** The slots this actor keeps while they book; null when there are none, or the hold has run out. */
export async function findOwnHold(actor: Actor): Promise<OwnHold | null> {
  const rows = await db().slotHold.findMany({
    where: { profileId: actor.profileId, expiresAt: { gt: now() } },
    select: { slotId: true, expiresAt: true },
    orderBy: { slot: { startTime: 'asc' } },
  })
  const expiresAt = rows[0]?.expiresAt
  return expiresAt ? { slotIds: rows.map(({ slotId }) => slotId), expiresAt: expiresAt.toISOString() } : null
}

/** The open slots beside what this actor keeps of them, as of one moment. */
export async function readOffer(actor: Actor, wanted: ReadOffer = {}): Promise<Offer> {
  const [open, hold] = await Promise.all([listOpenSlots(actor, wanted), findOwnHold(actor)])
  return { ...open, minutes: wanted.minutes ?? 0, hold, readAt: now().toISOString() }
}

/** When a slot starts, whatever its state; null when there is none. */
export async function findSlotStart(slotId: string): Promise<SlotStart | null> {
  if (!z.uuid().safeParse(slotId).success) return null
  const slot = await db().availabilitySlot.findUnique({
    where: { id: slotId },
    select: { date: true, startTime: true },
  })
  return slot && { date: dateFromDatabase(slot.date), startTime: timeFromDatabase(slot.startTime) }
}
