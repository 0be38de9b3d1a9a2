import 'server-only'
import { pastDateText } from '@/lib/booking/quotes/words'
import { FieldError } from '@/lib/platform/errors'
import type { CalendarDate } from '@/lib/platform/time/calendar-date'
import { todayIn } from '@/lib/platform/time/clock'

/** @throws AppError `invalid` if the date by which photos are needed has passed in the studio's time zone */
export function assertNotPast(wantedBy: CalendarDate | null, timeZone: string): void {
  if (wantedBy && wantedBy < todayIn(timeZone)) throw new FieldError('wantedBy', pastDateText)
}
