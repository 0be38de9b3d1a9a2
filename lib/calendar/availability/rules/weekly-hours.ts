import { isAhead, type Moment, overlaps } from '@/lib/calendar/availability/rules/slots'
import type { SlotTime } from '@/lib/calendar/availability/schema/slots'
import type {
  AddWeeklyHours,
  SkipReason,
  WeeklyHoursPreview,
} from '@/lib/calendar/availability/schema/weekly-hours'
import {
  addDays,
  type CalendarDate,
  minutesOf,
  toWallTime,
  weekdayOf,
} from '@/lib/platform/time/calendar-date'
import { changesClocks, dateOf, existsOn } from '@/lib/platform/time/clock'

/** Weekly hours of one range, as stored in one row of `weekly_patterns`. */
export type Pattern = Omit<AddWeeklyHours, 'ranges' | 'photographerId'> & {
  startTime: string
  endTime: string
}

/** Returns one pattern for each range of the hours. */
export function toPatterns({ ranges, photographerId: _photographer, ...hours }: AddWeeklyHours): Pattern[] {
  const weekdays = [...new Set(hours.weekdays)].sort()
  return ranges.map((range) => ({ ...hours, weekdays, ...range }))
}

/** Counts the slots that the hours describe. A remainder shorter than a slot at the end of a range is unused. */
export function countSlots(pattern: Pattern): number {
  return datesOf(pattern).length * timesOf(pattern).length
}

export type WeeklyHoursPlan = { fresh: SlotTime[]; skipped: { slot: SlotTime; reason: SkipReason }[] }

/**
 * Returns which slots of the hours to add and which to skip: those that overlap an existing slot, are on a blocked day,
 * have already begun, or start or end in the hour skipped when clocks move forward.
 */
export function planWeeklyHours(
  pattern: Pattern,
  existing: readonly SlotTime[],
  blockedDates: ReadonlySet<CalendarDate>,
  moment: Moment,
): WeeklyHoursPlan {
  const existingOn = groupByDay(existing)
  const times = timesOf(pattern)
  const plan: WeeklyHoursPlan = { fresh: [], skipped: [] }
  for (const date of datesOf(pattern)) {
    const day = describeDay(date, existingOn.get(date) ?? [], blockedDates, moment)
    for (const time of times) {
      const slot = { date, ...time }
      const reason = whySkipped(slot, day, moment)
      if (reason) plan.skipped.push({ slot, reason })
      else plan.fresh.push(slot)
    }
  }
  return plan
}

/** Counts the skipped slots by reason, with the first three of each as examples. */
export function summarizeSkips(skipped: WeeklyHoursPlan['skipped']): WeeklyHoursPreview['skipped'] {
  const reasons = [...new Set(skipped.map(({ reason }) => reason))]
  return reasons.map((reason) => {
    const slots = skipped.filter((skip) => skip.reason === reason).map(({ slot }) => slot)
    return { reason, count: slots.length, examples: slots.slice(0, 3) }
  })
}

type Day = { existing: readonly SlotTime[]; isBlocked: boolean; hasBegun: boolean; changesClocks: boolean }

/** Computes what all slots of a day share, so that time zone rules are read once per day rather than per slot. */
function describeDay(
  date: CalendarDate,
  existing: readonly SlotTime[],
  blockedDates: ReadonlySet<CalendarDate>,
  { now, timeZone }: Moment,
): Day {
  return {
    existing,
    isBlocked: blockedDates.has(date),
    hasBegun: date <= dateOf(now, timeZone),
    changesClocks: changesClocks(date, timeZone),
  }
}

function whySkipped(slot: SlotTime, day: Day, { now, timeZone }: Moment): SkipReason | null {
  const exists = (time: string) => !day.changesClocks || existsOn(slot.date, time, timeZone)
  if (!exists(slot.startTime) || !exists(slot.endTime)) return 'nonexistent'
  if (day.hasBegun && !isAhead(slot, now, timeZone)) return 'passed'
  if (day.isBlocked) return 'blocked'
  return day.existing.some((other) => overlaps(slot, other)) ? 'overlapping' : null
}

function datesOf({ fromDate, untilDate, weekdays }: Pattern): CalendarDate[] {
  const dates = []
  for (let date = fromDate; date <= untilDate; date = addDays(date, 1)) {
    if (weekdays.includes(weekdayOf(date))) dates.push(date)
  }
  return dates
}

function timesOf({ startTime, endTime, slotMinutes }: Pattern): Pick<SlotTime, 'startTime' | 'endTime'>[] {
  const times = []
  const last = minutesOf(endTime) - slotMinutes
  for (let start = minutesOf(startTime); start <= last; start += slotMinutes) {
    times.push({ startTime: toWallTime(start), endTime: toWallTime(start + slotMinutes) })
  }
  return times
}

function groupByDay(slots: readonly SlotTime[]): Map<CalendarDate, SlotTime[]> {
  const days = new Map<CalendarDate, SlotTime[]>()
  for (const slot of slots) days.set(slot.date, [...(days.get(slot.date) ?? []), slot])
  return days
}
