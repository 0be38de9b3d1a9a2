import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { calendarsOf } from '@/lib/calendar/availability/policy'
import type { BlockedRange } from '@/lib/calendar/availability/schema/weekly-hours'
import { addDays, dateFromDatabase, dateToDatabase } from '@/lib/platform/calendar-date'
import { todayIn } from '@/lib/platform/clock'
import { db } from '@/lib/platform/db'
import { getStudio } from '@/lib/studio/settings/queries/get-studio'

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
