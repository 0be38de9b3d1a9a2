import 'server-only'
import { lockCalendars } from '@/lib/calendar/availability/operations/lock-calendars'
import { nextReadAfter } from '@/lib/calendar/calendars/rules/next-read'
import {
  calendarFailedText,
  calendarFailedTitle,
  unreadableAddressText,
} from '@/lib/calendar/calendars/words'
import { db } from '@/lib/platform/data/db'
import { lockRow } from '@/lib/platform/data/lock'
import { AppError } from '@/lib/platform/errors'
import { now } from '@/lib/platform/time/clock'
import { notify } from '@/lib/studio/notifications/operations/notify'
import { getStudio } from '@/lib/studio/settings/queries/get-studio'
import { type FetchedCalendar, fetchBusyTimes } from './fetch-busy-times'
import { replaceBusyTimes } from './replace-busy-times'
import { reportConflicts } from './report-conflicts'
import { openAddress } from './seal-address'

/** Failures in a row after which the photographer is notified. */
const failuresToReport = 3

/**
 * Reads a calendar and replaces its busy times. If it can't be read, the ones it had still close slots, and the next attempt
 * is later. Idempotent; does nothing if the calendar was removed.
 */
export async function readCalendar({ calendarId }: { calendarId: string }): Promise<void> {
  const calendar = await db().externalCalendar.findUnique({
    where: { id: calendarId },
    select: {
      id: true,
      photographerId: true,
      sealedAddress: true,
      etag: true,
      lastModified: true,
      readAt: true,
    },
  })
  if (!calendar) return
  const { photographerId } = calendar
  try {
    const fetched = await fetchNew(calendar)
    await db().$transaction(async (tx) => {
      await lockCalendars(tx, { profileIds: [photographerId] })
      const readAt = now()
      const { busyTimes, ...version } = fetched ?? {}
      const { count } = await tx.externalCalendar.updateMany({
        where: { id: calendarId },
        data: { ...version, readAt, problem: null, failures: 0, nextReadAt: nextReadAfter(0, readAt) },
      })
      if (count === 0) return
      if (busyTimes) await replaceBusyTimes(tx, calendar, busyTimes)
      await reportConflicts(tx, calendar)
    })
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    await recordFailure(calendarId, error.message)
  }
}

type Calendar = {
  photographerId: string
  sealedAddress: string
  etag: string | null
  lastModified: string | null
  readAt: Date | null
}

async function fetchNew(calendar: Calendar): Promise<FetchedCalendar | null> {
  const { photographerId, sealedAddress, etag, lastModified, readAt } = calendar
  const address = openAddress(photographerId, sealedAddress)
  if (!address) throw new AppError('unavailable', unreadableAddressText)
  const { timeZone } = await getStudio()
  // The window moves with the days, so that an unchanged calendar is expanded again once a day.
  const isSameDay = readAt?.toISOString().slice(0, 10) === now().toISOString().slice(0, 10)
  return fetchBusyTimes(address, isSameDay ? { etag, lastModified } : null, timeZone)
}

/** Notifies the photographer once, after several failures in a row. */
async function recordFailure(id: string, problem: string): Promise<void> {
  await db().$transaction(async (tx) => {
    if (!(await lockRow(tx, 'external_calendars', id))) return
    const { failures, name, photographer } = await tx.externalCalendar.update({
      where: { id },
      data: { problem, failures: { increment: 1 } },
      select: { failures: true, name: true, photographer: { select: { userId: true } } },
    })
    const nextReadAt = nextReadAfter(failures, now())
    await tx.externalCalendar.update({ where: { id }, data: { nextReadAt } })
    if (failures !== failuresToReport) return
    await notify(tx, {
      userId: photographer.userId,
      title: calendarFailedTitle,
      message: calendarFailedText(name, problem),
      type: 'WARNING',
      details: { calendar_id: id },
    })
  })
}
