import 'server-only'
import type { CalendarDate } from '@/lib/platform/calendar-date'
import { todayIn } from '@/lib/platform/clock'
import { Refusal } from '@/lib/platform/errors'

/** @throws Refusal `invalid` when the day somebody wants the photos by is over in the studio's zone */
export function refusePastWish(wantedBy: CalendarDate | null, timeZone: string): void {
  if (!wantedBy || wantedBy >= todayIn(timeZone)) return
  const message = 'Choose today or a later day'
  throw new Refusal('invalid', message, { wantedBy: [message] })
}
