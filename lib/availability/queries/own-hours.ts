import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import type { BlockedRange, OwnPattern } from '@/lib/availability/hours/schema'
import { slotsAhead } from '@/lib/availability/policy'
import { noTerms } from '@/lib/availability/rules'
import type { BookingTerms } from '@/lib/availability/schema'
import { addDays, dateFromDatabase, dateToDatabase, timeFromDatabase } from '@/lib/platform/calendar-date'
import { now, todayIn } from '@/lib/platform/clock'
import { db } from '@/lib/platform/db'
import { getStudio } from '@/lib/studio/queries/get-studio'

/** Lists the photographer's own weekly hours that haven't ended, with the number of their upcoming slots. */
export async function listOwnPatterns(actor: Actor): Promise<OwnPattern[]> {
  const { timeZone } = await getStudio()
  const rows = await db().weeklyPattern.findMany({
    where: { photographerId: actor.profileId, untilDate: { gte: dateToDatabase(todayIn(timeZone)) } },
    select: {
      id: true,
      weekdays: true,
      startTime: true,
      endTime: true,
      slotMinutes: true,
      fromDate: true,
      untilDate: true,
      slots: {
        where: slotsAhead({ now: now(), timeZone }),
        select: { claim: { select: { bookingId: true } } },
      },
    },
    orderBy: [{ fromDate: 'asc' }, { startTime: 'asc' }, { id: 'asc' }],
  })
  return rows.map(({ slots, ...row }) => {
    const bookedAhead = slots.filter(({ claim }) => claim !== null).length
    return {
      ...row,
      startTime: timeFromDatabase(row.startTime),
      endTime: timeFromDatabase(row.endTime),
      fromDate: dateFromDatabase(row.fromDate),
      untilDate: dateFromDatabase(row.untilDate),
      freeAhead: slots.length - bookedAhead,
      bookedAhead,
    }
  })
}

/** Lists the photographer's own blocked days from today on. Consecutive days with the same reason form one range. */
export async function listOwnBlockedDays(actor: Actor): Promise<BlockedRange[]> {
  const { timeZone } = await getStudio()
  const rows = await db().blockedDay.findMany({
    where: { photographerId: actor.profileId, date: { gte: dateToDatabase(todayIn(timeZone)) } },
    select: { date: true, reason: true },
    orderBy: { date: 'asc' },
  })
  const ranges: BlockedRange[] = []
  for (const row of rows) {
    const date = dateFromDatabase(row.date)
    const last = ranges.at(-1)
    if (last && last.reason === row.reason && addDays(last.untilDate, 1) === date) last.untilDate = date
    else ranges.push({ fromDate: date, untilDate: date, reason: row.reason })
  }
  return ranges
}

export async function readOwnTerms(actor: Actor): Promise<BookingTerms> {
  const terms = await db().bookingTerms.findUnique({
    where: { photographerId: actor.profileId },
    select: { minimumNoticeMinutes: true, bufferMinutes: true },
  })
  return terms ?? noTerms
}
