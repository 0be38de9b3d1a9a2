import { z } from 'zod'
import { maxSlotMinutes, maxSlotsOfDay, minSlotMinutes } from '@/lib/calendar/availability/limits'
import { ofPhotographer } from '@/lib/calendar/availability/schema/calendars'
import { TypedTime } from '@/lib/calendar/availability/schema/slots'
import { endBeforeStartText, timeMissingText } from '@/lib/calendar/availability/words/slots'
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

const ids = z.array(z.uuid()).max(maxSlotsOfDay)

const RemovedSlot = z
  .object({
    startTime: TypedTime,
    endTime: TypedTime,
    isAvailable: z.boolean(),
    patternId: z.uuid().nullable(),
  })
  .refine(({ startTime, endTime }) => endTime > startTime, { error: endBeforeStartText, path: ['endTime'] })

/** What undoes the opening or closing of a time: the slots that it created, removed, and enabled or disabled. */
export const UndoOpenTime = z.object({
  ...ofPhotographer,
  date: calendarDate(timeMissingText),
  startTime: TypedTime,
  endTime: TypedTime,
  wasOpened: z.boolean(),
  addedIds: ids,
  removed: z.array(RemovedSlot).max(maxSlotsOfDay),
  switchedIds: ids,
})
export type UndoOpenTime = z.output<typeof UndoOpenTime>
