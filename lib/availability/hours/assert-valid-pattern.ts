import { daysAhead, type Moment, maxPatternSlots, minutesOf } from '@/lib/availability/rules'
import { addDays } from '@/lib/platform/calendar-date'
import { dateOf } from '@/lib/platform/clock'
import { AppError } from '@/lib/platform/errors'
import { countSlots, type Pattern } from './weekly-pattern'

/** @throws AppError `invalid`, under its field, for hours that no calendar can take; asked by the preview and the save */
export function assertValidPattern(patterns: readonly Pattern[], { now, timeZone }: Moment): void {
  const today = dateOf(now, timeZone)
  for (const [index, pattern] of patterns.entries()) {
    if (pattern.fromDate < today) throw fieldError('fromDate', 'This date has passed')
    if (pattern.untilDate > addDays(today, daysAhead)) {
      throw fieldError('untilDate', 'At most 12 months ahead')
    }
    if (minutesOf(pattern.endTime) - minutesOf(pattern.startTime) < pattern.slotMinutes) {
      throw fieldError(`ranges.${index}.endTime`, 'These hours are shorter than one slot')
    }
  }
  const count = patterns.reduce((sum, pattern) => sum + countSlots(pattern), 0)
  if (count === 0) throw fieldError('weekdays', 'None of these weekdays lies between the two dates')
  if (count > maxPatternSlots) {
    const maximum = maxPatternSlots.toLocaleString('en-US')
    throw fieldError(
      'untilDate',
      `These are ${count.toLocaleString('en-US')} slots; at most ${maximum} at once`,
    )
  }
}

function fieldError(field: string, message: string): AppError {
  return new AppError('invalid', message, { [field]: [message] })
}
