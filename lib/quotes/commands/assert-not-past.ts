import 'server-only'
import type { CalendarDate } from '@/lib/platform/calendar-date'
import { todayIn } from '@/lib/platform/clock'
import { AppError } from '@/lib/platform/errors'

/** @throws AppError `invalid` when the day somebody wants the photos by is over in the studio's zone */
export function assertNotPast(wantedBy: CalendarDate | null, timeZone: string): void {
  if (!wantedBy || wantedBy >= todayIn(timeZone)) return
  const message = 'Choose today or a later day'
  throw new AppError('invalid', message, { wantedBy: [message] })
}
