import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { calendarsOf, slotsAhead } from '@/lib/calendar/availability/policy'
import type { WeeklyHours } from '@/lib/calendar/availability/schema/weekly-hours'
import { dateFromDatabase, dateToDatabase, timeFromDatabase } from '@/lib/platform/calendar-date'
import { now, todayIn } from '@/lib/platform/clock'
import { db } from '@/lib/platform/db'
import { getStudio } from '@/lib/studio/settings/queries/get-studio'

/** Lists a calendar's weekly hours that haven't ended, with the number of their upcoming slots. */
export async function listPatterns(actor: Actor, photographerId: string): Promise<WeeklyHours[]> {
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
