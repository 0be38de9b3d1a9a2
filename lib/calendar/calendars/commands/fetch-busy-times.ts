import 'server-only'
import { daysAhead } from '@/lib/calendar/calendars/limits'
import {
  type BusyTime,
  CalendarTooLargeError,
  findBusyTimes,
} from '@/lib/calendar/calendars/rules/busy-times'
import { malformedCalendarText, slowCalendarText } from '@/lib/calendar/calendars/words'
import { type CalendarVersion, readCalendarFile } from '@/lib/integrations/calendar-file'
import { env } from '@/lib/platform/environment/env'
import { AppError } from '@/lib/platform/errors'
import { now } from '@/lib/platform/time/clock'
import { limitRunTime } from '@/lib/platform/time/limit-run-time'

const dayMs = 86_400_000
const parseTimeoutMs = 2_000

export type FetchedCalendar = CalendarVersion & { busyTimes: BusyTime[] }

/**
 * Reads a calendar's busy times from yesterday to a year ahead. Returns null if it hasn't changed since `known`. Must not be
 * called inside a transaction.
 * @throws AppError with why it can't be read, for the photographer
 */
export async function fetchBusyTimes(
  address: string,
  known: CalendarVersion | null,
  timeZone: string,
): Promise<FetchedCalendar | null> {
  const file = await readCalendarFile(address, known, { trustedOrigin: env().CALENDAR_SANDBOX_URL })
  if (!file) return null
  const { text, ...version } = file
  const at = now().getTime()
  const window = { from: new Date(at - dayMs), until: new Date(at + daysAhead * dayMs), timeZone }
  try {
    return { ...version, busyTimes: limitRunTime(parseTimeoutMs, () => findBusyTimes(text, window)) }
  } catch (error) {
    throw new AppError('unavailable', explain(error))
  }
}

function explain(error: unknown): string {
  if (error instanceof CalendarTooLargeError) return error.message
  const isSlow = error instanceof Error && 'code' in error && error.code === 'ERR_SCRIPT_EXECUTION_TIMEOUT'
  return isSlow ? slowCalendarText : malformedCalendarText
}
