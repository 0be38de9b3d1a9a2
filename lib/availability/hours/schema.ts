import { z } from 'zod'
import { maxPatternRanges, timeRange } from '@/lib/availability/rules'
import { type SlotTime, TypedTime } from '@/lib/availability/schema'
import type { CalendarDate, WallTime } from '@/lib/platform/calendar-date'

const hours = z
  .object({ startTime: TypedTime, endTime: TypedTime })
  .refine((range) => range.endTime > range.startTime, {
    error: 'The end must be after the start',
    path: ['endTime'],
  })

/** Weekly hours: which weekdays (1 is Monday), which ranges, cut into slots of so many minutes, from when until when. */
export const AddPattern = z
  .object({
    weekdays: z.array(z.int().min(1).max(7)).min(1, 'Choose at least one weekday').max(7),
    ranges: z.array(hours).min(1).max(maxPatternRanges),
    slotMinutes: z.int().min(15).max(720),
    fromDate: z.iso.date('Choose the first day'),
    untilDate: z.iso.date('Choose the last day'),
  })
  .superRefine(({ fromDate, untilDate, ranges }, context) => {
    const addIssue = (path: (string | number)[], message: string) =>
      context.addIssue({ code: 'custom', path, message })
    if (untilDate < fromDate) addIssue(['untilDate'], 'The last day must not be before the first')
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
export type AddPattern = z.output<typeof AddPattern>

export const RemovePattern = z.object({ patternId: z.uuid() })

export const SaveTerms = z.object({
  minimumNoticeMinutes: z.coerce.number().int().min(0).max(43_200),
  bufferMinutes: z.coerce.number().int().min(0).max(480),
})

/** The weekly hours of one range, with what is still to come of the slots made from them. */
export type OwnPattern = {
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

/** Why a slot of a pattern is not made. */
export type SkipReason = 'overlapping' | 'blocked' | 'nonexistent' | 'passed'

/** What weekly hours would make, before they are saved. */
export type PatternPreview = {
  fresh: number
  skipped: { reason: SkipReason; count: number; examples: SlotTime[] }[]
  /** Monday to Sunday of the first week in which something is made. */
  week: {
    date: CalendarDate
    isBlocked: boolean
    slots: (SlotTime & { kind: 'fresh' | 'open' | 'booked' })[]
  }[]
}

/** Consecutive days blocked for one reason. */
export type BlockedRange = { fromDate: CalendarDate; untilDate: CalendarDate; reason: string | null }
