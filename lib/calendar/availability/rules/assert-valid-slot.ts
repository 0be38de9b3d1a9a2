import { endsAfterStart, isAhead, type Moment } from '@/lib/calendar/availability/rules/slots'
import type { SlotTime } from '@/lib/calendar/availability/schema/slots'
import { datePassedText, endBeforeStartText, timePassedText } from '@/lib/calendar/availability/words/slots'
import { FieldError } from '@/lib/platform/errors'
import { dateOf, existsOn } from '@/lib/platform/time/clock'

/** @throws AppError `invalid`, with field errors, for a time that has passed, ends before it starts, or doesn't exist that day */
export function assertValidSlot(slot: SlotTime, { now, timeZone }: Moment): void {
  if (slot.date < dateOf(now, timeZone)) throw new FieldError('date', datePassedText)
  if (!endsAfterStart(slot)) throw new FieldError('endTime', endBeforeStartText)
  if (!isAhead(slot, now, timeZone)) throw new FieldError('startTime', timePassedText)
  for (const field of ['startTime', 'endTime'] as const) {
    if (!existsOn(slot.date, slot[field], timeZone)) {
      throw new FieldError(field, "This time doesn't exist that day because clocks move forward")
    }
  }
}
