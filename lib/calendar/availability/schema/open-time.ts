import { z } from 'zod'
import { maxSlotMinutes, minSlotMinutes } from '@/lib/calendar/availability/limits'
import { ofPhotographer } from '@/lib/calendar/availability/schema/calendars'
import { TypedTime } from '@/lib/calendar/availability/schema/slots'
import { timeMissingText } from '@/lib/calendar/availability/words/slots'
import { calendarDate } from '@/lib/platform/time/date-schema'

/** A time of a day to open for bookings, split into slots of `slotMinutes` (0 for one slot), or to close. */
export const ChangeOpenTime = z.object({
  ...ofPhotographer,
  date: calendarDate(timeMissingText),
  startTime: TypedTime,
  endTime: TypedTime,
  change: z.enum(['open', 'close']),
  slotMinutes: z.union([
    z.literal(['0', 0]).transform(() => 0),
    z.coerce.number().int().min(minSlotMinutes).max(maxSlotMinutes),
  ]),
})
export type ChangeOpenTime = z.output<typeof ChangeOpenTime>
