import { daysAhead } from '@/lib/calendar/availability/limits'
import type { DayRange } from '@/lib/calendar/availability/schema/blocked-days'
import { datePassedText, dateTooFarText } from '@/lib/calendar/availability/words/slots'
import { FieldError } from '@/lib/platform/errors'
import { addDays, type CalendarDate } from '@/lib/platform/time/calendar-date'

/** Returns the days of a range, in order. @throws AppError `invalid` for days in the past or too far ahead */
export function blockableDates({ fromDate, untilDate }: DayRange, today: CalendarDate): CalendarDate[] {
  if (fromDate < today) throw new FieldError('fromDate', datePassedText)
  if (untilDate > addDays(today, daysAhead)) throw new FieldError('untilDate', dateTooFarText)
  const dates = []
  for (let date = fromDate; date <= untilDate; date = addDays(date, 1)) dates.push(date)
  return dates
}
