import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { dateFromDatabase, dateToDatabase, now, todayIn } from '@/lib/platform/clock'
import { db } from '@/lib/platform/db'
import { getStudio } from '@/lib/studio/queries'
import { type Asker, keepsTerms, standingShoots, toSlotTime } from './offer/rules'
import { bookableSlot, notHeldByOthers, offeredTo } from './policy'
import { nearestSlots, noTerms } from './rules'
import type { Offer, OpenSlot, OwnHold, SlotTime } from './schema'

const order = [{ date: 'asc' as const }, { startTime: 'asc' as const }, { id: 'asc' as const }]
const times = { id: true, date: true, startTime: true, endTime: true } as const

/**
 * Every slot this actor can book or move a booking to now, by date and time: what others hold, what lies on a blocked
 * day and what notice or buffer forbid is left out.
 * @param options.movingBookingId the booking that would move, whose own time is no obstacle
 */
export async function listOpenSlots(
  actor: Actor,
  { movingBookingId }: { movingBookingId?: string } = {},
): Promise<OpenSlot[]> {
  const { timeZone } = await getStudio()
  const moment = { now: now(), timeZone }
  const asker = { ...actor, movingBookingId }
  const from = dateToDatabase(todayIn(timeZone))
  const [rows, calendars] = await Promise.all([
    db().availabilitySlot.findMany({
      where: {
        AND: [bookableSlot, offeredTo(actor), notHeldByOthers(actor, moment.now), { date: { gte: from } }],
      },
      select: { ...times, photographerId: true },
      orderBy: order,
    }),
    readCalendars(asker, from),
  ])
  return rows.flatMap((row) => {
    const slot = toSlotTime(row)
    const calendar = calendars.get(row.photographerId)
    if (!calendar || calendar.blockedDates.has(slot.date)) return []
    if (!keepsTerms(slot, calendar.shoots, calendar.terms, asker, moment)) return []
    const { photographerId } = row
    return [{ id: row.id, ...slot, photographerId, photographerName: calendar.fullName }]
  })
}

/** What of each photographer's days from a date on decides about their slots. */
async function readCalendars(asker: Asker, from: Date) {
  const rows = await db().profile.findMany({
    where: { role: 'PHOTOGRAPHER', accountStatus: 'ACTIVE' },
    select: {
      id: true,
      fullName: true,
      bookingTerms: { select: { minimumNoticeMinutes: true, bufferMinutes: true } },
      blockedDays: { where: { date: { gte: from } }, select: { date: true } },
      photographerBookings: {
        where: { AND: [{ shootDate: { gte: from } }, standingShoots(asker)] },
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
export async function readOffer(actor: Actor, moving: { movingBookingId?: string } = {}): Promise<Offer> {
  const [slots, hold] = await Promise.all([listOpenSlots(actor, moving), findOwnHold(actor)])
  return { slots, hold, readAt: now().toISOString() }
}

/** The open slots nearest to a time that could not be had. */
export async function listNearestSlots(
  actor: Actor,
  wanted: Pick<SlotTime, 'date' | 'startTime'>,
  count = 4,
): Promise<OpenSlot[]> {
  return nearestSlots(await listOpenSlots(actor), wanted, count)
}
