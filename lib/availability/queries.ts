import 'server-only'
import { z } from 'zod'
import type { Actor } from '@/lib/auth/actor'
import { addDays, type CalendarDate, dateFromDatabase, dateToDatabase } from '@/lib/platform/calendar-date'
import { now, todayIn } from '@/lib/platform/clock'
import { db } from '@/lib/platform/db'
import { getStudio } from '@/lib/studio/queries'
import type { Prisma } from '@/prisma/generated/client'
import { type Asker, keepsTerms, standingShoots, toSlotTime } from './offer/rules'
import { bookableSlot, notHeldByOthers, offeredTo } from './policy'
import { type Moment, noTerms, offerSize } from './rules'
import type { Offer, OpenSlot, OpenSlots, OwnHold, ReadOffer } from './schema'

const order = [{ date: 'asc' as const }, { startTime: 'asc' as const }, { id: 'asc' as const }]
const times = { id: true, date: true, startTime: true, endTime: true } as const

/**
 * The slots this actor can book or move a booking to now, by date and time: what others hold, what lies on a blocked
 * day and what notice or buffer forbid is left out. The nearest days are read, whole, until there are enough times;
 * of a studio that offers thousands the rest is asked for by `upTo`.
 * @param options.movingBookingId the booking that would move, whose own time is no obstacle
 */
export async function listOpenSlots(
  actor: Actor,
  { movingBookingId, upTo }: ReadOffer = {},
): Promise<OpenSlots> {
  const { timeZone } = await getStudio()
  const moment = { now: now(), timeZone }
  const asker = { ...actor, movingBookingId }
  const where = { AND: [bookableSlot, offeredTo(actor), notHeldByOthers(actor, moment.now)] }
  let from = todayIn(timeZone)
  for (;;) {
    const { rows, lastDay } = await readDays(where, from, upTo)
    const slots = await leaveOutForbidden(rows, asker, moment)
    // Days on which nothing can be had, such as a month that is blocked, are passed over.
    if (slots.length > 0 || lastDay === null) return { slots, lastDay }
    from = addDays(lastDay, 1)
  }
}

/** The slots of whole days from one on, up to the day of the last that is wanted. */
async function readDays(where: Prisma.AvailabilitySlotWhereInput, from: CalendarDate, upTo?: CalendarDate) {
  const read = (date: Prisma.DateTimeFilter, take?: number) =>
    db().availabilitySlot.findMany({
      where: { AND: [where, { date }] },
      select: { ...times, photographerId: true },
      orderBy: order,
      ...(take !== undefined && { take }),
    })
  const first = await read({ gte: dateToDatabase(from) }, offerSize)
  const lastRow = first[offerSize - 1]
  if (!lastRow) return { rows: first, lastDay: null }

  const reached = dateFromDatabase(lastRow.date)
  const lastDay = upTo && upTo > reached ? upTo : reached
  const known = new Set(first.map(({ id }) => id))
  const [more, later] = await Promise.all([
    read({ gte: lastRow.date, lte: dateToDatabase(lastDay) }),
    read({ gt: dateToDatabase(lastDay) }, 1),
  ])
  const rows = [...first, ...more.filter(({ id }) => !known.has(id))]
  return { rows, lastDay: later.length > 0 ? lastDay : null }
}

type SlotRow = Awaited<ReturnType<typeof readDays>>['rows'][number]

async function leaveOutForbidden(rows: SlotRow[], asker: Asker, moment: Moment): Promise<OpenSlot[]> {
  const [first, last] = [rows[0], rows.at(-1)]
  if (!first || !last) return []
  const calendars = await readCalendars(asker, { gte: first.date, lte: last.date })
  return rows.flatMap((row) => {
    const slot = toSlotTime(row)
    const calendar = calendars.get(row.photographerId)
    if (!calendar || calendar.blockedDates.has(slot.date)) return []
    if (!keepsTerms(slot, calendar.shoots, calendar.terms, asker, moment)) return []
    const { photographerId } = row
    return [{ id: row.id, ...slot, photographerId, photographerName: calendar.fullName }]
  })
}

/** What of each photographer's days decides about their slots. */
async function readCalendars(asker: Asker, days: { gte: Date; lte: Date }) {
  const rows = await db().profile.findMany({
    where: { role: 'PHOTOGRAPHER', accountStatus: 'ACTIVE' },
    select: {
      id: true,
      fullName: true,
      bookingTerms: { select: { minimumNoticeMinutes: true, bufferMinutes: true } },
      blockedDays: { where: { date: days }, select: { date: true } },
      photographerBookings: {
        where: { AND: [{ shootDate: days }, standingShoots(asker)] },
        select: { shootDate: true, shootTime: true, shootEndTime: true },
      },
    },
  })
  return new Map(
    rows.map((row) => [
      row.id,
      {
        fullName: row.fullName,
        terms: row.bookingTerms ?? noTerms,
        blockedDates: new Set(row.blockedDays.map(({ date }) => dateFromDatabase(date))),
        shoots: row.photographerBookings.map(({ shootDate, shootTime, shootEndTime }) =>
          toSlotTime({ date: shootDate, startTime: shootTime, endTime: shootEndTime }),
        ),
      },
    ]),
  )
}

/** The slot this actor keeps while they book; null when there is none, or it has run out. */
export async function findOwnHold(actor: Actor): Promise<OwnHold | null> {
  const hold = await db().slotHold.findFirst({
    where: { profileId: actor.profileId, expiresAt: { gt: now() } },
    select: { slotId: true, expiresAt: true },
  })
  return hold && { slotId: hold.slotId, expiresAt: hold.expiresAt.toISOString() }
}

/** The open slots beside what this actor keeps of them, as of one moment. */
export async function readOffer(actor: Actor, wanted: ReadOffer = {}): Promise<Offer> {
  const [open, hold] = await Promise.all([listOpenSlots(actor, wanted), findOwnHold(actor)])
  return { ...open, hold, readAt: now().toISOString() }
}

/** The day of a slot, whatever its state; undefined when there is none. */
export async function findSlotDay(slotId: string): Promise<CalendarDate | undefined> {
  if (!z.uuid().safeParse(slotId).success) return undefined
  const slot = await db().availabilitySlot.findUnique({ where: { id: slotId }, select: { date: true } })
  return slot ? dateFromDatabase(slot.date) : undefined
}
