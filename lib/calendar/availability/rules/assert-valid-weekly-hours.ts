import { daysAhead, maxPatternSlots } from '@/lib/calendar/availability/limits'
import type { Moment } from '@/lib/calendar/availability/rules/slots'
import {
  datePassedText,
  dateTooFarText,
  hoursTooShortText,
  tooManySlots,
} from '@/lib/calendar/availability/words/slots'
import { FieldError } from '@/lib/platform/errors'
import { addDays, minutesOf } from '@/lib/platform/time/calendar-date'
import { dateOf } from '@/lib/platform/time/clock'
import { countSlots, type Pattern } from './weekly-hours'

/** Used by the preview and the command. @throws AppError `invalid`, with field errors, for weekly hours that can't be added */
export function assertValidWeeklyHours(patterns: readonly Pattern[], { now, timeZone }: Moment): void {
  const today = dateOf(now, timeZone)
  for (const pattern of patterns) {
    if (pattern.fromDate < today) throw new FieldError('fromDate', datePassedText)
    if (pattern.untilDate > addDays(today, daysAhead)) {
      throw new FieldError('untilDate', dateTooFarText)
    }
  }
  for (const [index, pattern] of patterns.entries()) assertSlotFits(pattern, `ranges.${index}.endTime`)
  const count = patterns.reduce((sum, pattern) => sum + countSlots(pattern), 0)
  if (count === 0) throw new FieldError('weekdays', 'None of these weekdays falls between the two dates')
  assertNotTooMany(count, 'untilDate')
}

/** @throws AppError `invalid`, with field errors, for times and a slot length that weekly hours can't be changed to */
export function assertValidTimes(pattern: Pattern): void {
  assertSlotFits(pattern, 'endTime')
  assertNotTooMany(countSlots(pattern), 'slotMinutes')
}

function assertSlotFits({ startTime, endTime, slotMinutes }: Pattern, field: string): void {
  if (minutesOf(endTime) - minutesOf(startTime) < slotMinutes) throw new FieldError(field, hoursTooShortText)
}

function assertNotTooMany(count: number, field: string): void {
  if (count > maxPatternSlots) throw new FieldError(field, tooManySlots(count, maxPatternSlots))
}
