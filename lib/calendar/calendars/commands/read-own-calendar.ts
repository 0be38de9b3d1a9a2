import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { readCalendarLimit } from '@/lib/calendar/calendars/limits'
import { canManageCalendars, visibleTo } from '@/lib/calendar/calendars/policy'
import { countSoon } from '@/lib/calendar/calendars/rules/count-soon'
import type { CalendarReading } from '@/lib/calendar/calendars/schema'
import { db } from '@/lib/platform/data/db'
import { AppError, ForbiddenError, NotFoundError } from '@/lib/platform/errors'
import { now } from '@/lib/platform/time/clock'
import { consumeAttempt } from '@/lib/platform/web/rate-limit'
import { readCalendar } from './read-calendar'

/**
 * Reads one of the actor's own calendars now.
 * @throws AppError `unavailable` with the reason if it can't be read, `too-many-requests`
 */
export async function readOwnCalendar(actor: Actor, calendarId: string): Promise<CalendarReading> {
  if (!canManageCalendars(actor)) throw new ForbiddenError()
  const where = { AND: [{ id: calendarId }, visibleTo(actor)] }
  if (!(await db().externalCalendar.findFirst({ where, select: { id: true } }))) throw new NotFoundError()
  await consumeAttempt(readCalendarLimit, actor.profileId)
  await readCalendar({ calendarId })
  const read = await db().externalCalendar.findFirst({
    where,
    select: { problem: true, busyTimes: { select: { startsAt: true, endsAt: true } } },
  })
  if (!read) throw new NotFoundError()
  if (read.problem) throw new AppError('unavailable', read.problem)
  return { busySoon: countSoon(read.busyTimes, now()) }
}
