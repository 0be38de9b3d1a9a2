import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { belongingTo } from '@/lib/booking/bookings/policy'
import { db } from '@/lib/platform/data/db'
import { type CalendarDate, dateFromDatabase, dateToDatabase } from '@/lib/platform/time/calendar-date'
import { soonestFirst } from './read-page'

/** Returns the day of a photographer's first shoot after a day; null if there is none. */
export async function findNextShootDay(actor: Actor, after: CalendarDate): Promise<CalendarDate | null> {
  const next = await db().booking.findFirst({
    where: {
      AND: [belongingTo(actor), { shootDate: { gt: dateToDatabase(after) }, status: { not: 'CANCELLED' } }],
    },
    select: { shootDate: true },
    orderBy: soonestFirst,
  })
  return next && dateFromDatabase(next.shootDate)
}
