import { z } from 'zod'
import { maxPatternRanges, maxSlotMinutes, minSlotMinutes } from '@/lib/calendar/availability/limits'
import { ofPhotographer } from '@/lib/calendar/availability/schema/calendars'
import { type BookingTerms, type SlotTime, TypedTime } from '@/lib/calendar/availability/schema/slots'
import { endBeforeStartText, lastDayBeforeFirstText } from '@/lib/calendar/availability/words/slots'
import type { CalendarDate, WallTime } from '@/lib/platform/time/calendar-date'
import { timeRange } from '@/lib/platform/time/calendar-date'
import { calendarDate } from '@/lib/platform/time/date-schema'
import { tooLongText } from '@/lib/platform/words'
import { addressLimits } from '@/lib/studio/places/limits'

const slotMinutes = z.int().min(minSlotMinutes).max(maxSlotMinutes)

const hours = z
  .object({ startTime: TypedTime, endTime: TypedTime })
  .refine((range) => range.endTime > range.startTime, {
    error: endBeforeStartText,
    path: ['endTime'],
  })

/** Weekly hours: on which weekdays (1 is Monday), in which ranges, split into slots of `slotMinutes`, between two dates. */
export const AddWeeklyHours = z
  .object({
    ...ofPhotographer,
    weekdays: z.array(z.int().min(1).max(7)).min(1, 'Choose at least one weekday').max(7),
    ranges: z.array(hours).min(1).max(maxPatternRanges),
    slotMinutes,
    fromDate: calendarDate('Choose the first day'),
    untilDate: calendarDate('Choose the last day'),
  })
  .superRefine(({ fromDate, untilDate, ranges }, context) => {
    const addIssue = (path: (string | number)[], message: string) =>
      context.addIssue({ code: 'custom', path, message })
    if (untilDate < fromDate) addIssue(['untilDate'], lastDayBeforeFirstText)
    for (const [index, range] of ranges.entries()) {
      const other = ranges
        .slice(0, index)
        .find((earlier) => range.startTime < earlier.endTime && earlier.startTime < range.endTime)
      if (other) {
        const message = `${range.startTime} overlaps ${timeRange(other)}`
        addIssue(['ranges', index, 'startTime'], message)
      }
    }
  })
export type AddWeeklyHours = z.output<typeof AddWeeklyHours>

/** The new times and slot length of weekly hours. */
export const ChangeWeeklyHours = z
  .object({ patternId: z.uuid(), startTime: TypedTime, endTime: TypedTime, slotMinutes })
  .refine((range) => range.endTime > range.startTime, { error: endBeforeStartText, path: ['endTime'] })
export type ChangeWeeklyHours = z.output<typeof ChangeWeeklyHours>

export const RemoveWeeklyHours = z.object({ patternId: z.uuid() })

export const SaveBookingRules = z.object({
  ...ofPhotographer,
  minimumNoticeMinutes: z.coerce.number().int().min(0).max(43_200),
  bufferMinutes: z.coerce.number().int().min(0).max(480),
  /** Where the photographer starts from; empty for the studio. */
  baseZip: z.string().trim().max(addressLimits.zip, tooLongText('ZIP code', addressLimits.zip)).optional(),
  /** The `editKey` of the rules when editing began. */
  seen: z.string().max(1000),
})
export type SaveBookingRules = z.output<typeof SaveBookingRules>

/** A photographer's booking rules; `baseZip` is null for the studio. */
export type PhotographerTerms = BookingTerms & { baseZip: string | null }

/** The weekly hours of one range, with the number of their upcoming free and booked slots. */
export type WeeklyHours = {
  id: string
  weekdays: number[]
  startTime: WallTime
  endTime: WallTime
  slotMinutes: number
  fromDate: CalendarDate
  untilDate: CalendarDate
  freeAhead: number
  bookedAhead: number
}

/** Why a slot of a pattern is skipped. */
export type SkipReason = 'overlapping' | 'blocked' | 'nonexistent' | 'passed'

/** The slots that weekly hours would add. */
export type WeeklyHoursPreview = {
  fresh: number
  skipped: { reason: SkipReason; count: number; examples: SlotTime[] }[]
  /** Monday to Sunday of the first week with a new slot. */
  week: {
    date: CalendarDate
    isBlocked: boolean
    slots: (SlotTime & { kind: 'fresh' | 'open' | 'booked' })[]
  }[]
}

/** Consecutive days blocked for one reason. */
export type BlockedRange = { fromDate: CalendarDate; untilDate: CalendarDate; reason: string | null }
