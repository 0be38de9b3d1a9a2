import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { calendarsOf, slotsAhead } from '@/lib/calendar/availability/policy'
import { noTerms } from '@/lib/calendar/availability/rules/slots'
import type {
  BlockedRange,
  PhotographerTerms,
  WeeklyHours,
} from '@/lib/calendar/availability/schema/weekly-hours'
import { db } from '@/lib/platform/data/db'
import {
  addDays,
  dateFromDatabase,
  dateToDatabase,
  timeFromDatabase,
} from '@/lib/platform/time/calendar-date'
import { now, todayIn } from '@/lib/platform/time/clock'
import { getStudio } from '@/lib/studio/settings/queries/get-studio'

/** Reads what a photographer's calendar consists of besides its slots. */
export async function readCalendar(actor: Actor, photographerId: string) {
  const [patterns, blocked, terms] = await Promise.all([
    listWeeklyHours(actor, photographerId),
    listBlockedDays(actor, photographerId),
    readTerms(actor, photographerId),
  ])
  return { patterns, blocked, terms }
}

/** Reads a photographer's booking rules. */
export async function readTerms(actor: Actor, photographerId: string): Promise<PhotographerTerms> {
  const terms = await db().bookingTerms.findFirst({
    where: { photographerId, photographer: calendarsOf(actor) },
    select: { minimumNoticeMinutes: true, bufferMinutes: true, baseZip: true },
  })
  return terms ?? { ...noTerms, baseZip: null }
}

/**
 * Lists a calendar's blocked days from today on. Consecutive days with the same reason form one range. Only the photographer
 * sees reasons.
 */
export async function listBlockedDays(actor: Actor, photographerId: string): Promise<BlockedRange[]> {
  const { timeZone } = await getStudio()
  const rows = await db().blockedDay.findMany({
    where: {
      photographerId,
      photographer: calendarsOf(actor),
      date: { gte: dateToDatabase(todayIn(timeZone)) },
    },
    select: { date: true, reason: true },
    orderBy: { date: 'asc' },
  })
  const ranges: BlockedRange[] = []
  for (const row of rows) {
    const date = dateFromDatabase(row.date)
    const reason = photographerId === actor.profileId ? row.reason : null
    const last = ranges.at(-1)
    if (last && last.reason === reason && addDays(last.untilDate, 1) === date) last.untilDate = date
    else ranges.push({ fromDate: date, untilDate: date, reason })
  }
  return ranges
}

/** Lists a calendar's weekly hours that haven't ended, with the number of their upcoming slots. */
export async function listWeeklyHours(actor: Actor, photographerId: string): Promise<WeeklyHours[]> {
  const { timeZone } = await getStudio()
  const rows = await db().weeklyPattern.findMany({
    where: {
      photographerId,
      photographer: calendarsOf(actor),
      untilDate: { gte: dateToDatabase(todayIn(timeZone)) },
    },
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
