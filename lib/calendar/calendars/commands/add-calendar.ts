import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { lockCalendars } from '@/lib/calendar/availability/operations/lock-calendars'
import { maxCalendars, readCalendarLimit } from '@/lib/calendar/calendars/limits'
import { canManageCalendars } from '@/lib/calendar/calendars/policy'
import { countSoon } from '@/lib/calendar/calendars/rules/count-soon'
import { nextReadAfter } from '@/lib/calendar/calendars/rules/next-read'
import type { AddCalendar, CalendarReading } from '@/lib/calendar/calendars/schema'
import { sameCalendarText, tooManyCalendarsText } from '@/lib/calendar/calendars/words'
import { parseCalendarAddress } from '@/lib/integrations/calendar-file'
import { recordAudit } from '@/lib/platform/data/audit'
import { db, type Transaction } from '@/lib/platform/data/db'
import { env } from '@/lib/platform/environment/env'
import { AppError, FieldError, ForbiddenError } from '@/lib/platform/errors'
import { now } from '@/lib/platform/time/clock'
import { consumeAttempt } from '@/lib/platform/web/rate-limit'
import { getStudio } from '@/lib/studio/settings/queries/get-studio'
import { fetchBusyTimes } from './fetch-busy-times'
import { replaceBusyTimes } from './replace-busy-times'
import { reportConflicts } from './report-conflicts'
import { openAddress, sealAddress } from './seal-address'

/**
 * Adds a calendar of the actor's, after reading it once.
 * @throws FieldError at `address` if it can't be read, `too-many-requests`
 */
export async function addCalendar(actor: Actor, { name, address }: AddCalendar): Promise<CalendarReading> {
  if (!canManageCalendars(actor)) throw new ForbiddenError()
  await consumeAttempt(readCalendarLimit, actor.profileId)
  const { timeZone } = await getStudio()
  const { url, fetched } = await readFirst(address, timeZone)
  const { profileId: photographerId } = actor
  await db().$transaction(async (tx) => {
    await lockCalendars(tx, { profileIds: [photographerId] })
    await assertCanAdd(tx, photographerId, url.href)
    const { busyTimes, ...version } = fetched
    const readAt = now()
    const calendar = await tx.externalCalendar.create({
      data: {
        photographerId,
        name,
        sealedAddress: sealAddress(photographerId, url.href),
        host: url.hostname,
        addressEnd: url.href.slice(-4),
        ...version,
        readAt,
        nextReadAt: nextReadAfter(0, readAt),
      },
      select: { id: true, photographerId: true },
    })
    await replaceBusyTimes(tx, calendar, busyTimes)
    await reportConflicts(tx, calendar, { isFirstReading: true })
    await recordAudit(tx, actor, 'calendar.added', photographerId)
  })
  return { busySoon: countSoon(fetched.busyTimes, now()) }
}

async function readFirst(address: string, timeZone: string) {
  try {
    const url = parseCalendarAddress(address, env().CALENDAR_SANDBOX_URL)
    const fetched = await fetchBusyTimes(url.href, null, timeZone)
    if (!fetched) throw new Error('a first reading has nothing to compare with')
    return { url, fetched }
  } catch (error) {
    throw error instanceof AppError ? new FieldError('address', error.message) : error
  }
}

async function assertCanAdd(tx: Transaction, photographerId: string, address: string): Promise<void> {
  const own = await tx.externalCalendar.findMany({
    where: { photographerId },
    select: { sealedAddress: true },
  })
  if (own.length >= maxCalendars) throw new AppError('conflict', tooManyCalendarsText)
  const isKnown = own.some(({ sealedAddress }) => openAddress(photographerId, sealedAddress) === address)
  if (isKnown) throw new FieldError('address', sameCalendarText, 'conflict')
}
