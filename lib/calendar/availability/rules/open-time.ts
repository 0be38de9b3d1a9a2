import { defaultSlotMinutes } from '@/lib/calendar/availability/limits'
import { byTime, defaultEnd, defaultStart, overlaps } from '@/lib/calendar/availability/rules/slots'
import type { SlotTime } from '@/lib/calendar/availability/schema/slots'
import type { WallClock } from '@/lib/calendar/availability/schema/week'
import { addDays, type CalendarDate, minutesOf, toWallTime } from '@/lib/platform/time/calendar-date'

/** A slot of the day on which time is opened or closed. */
export type ExistingSlot = SlotTime & {
  id: string
  isAvailable: boolean
  isBooked: boolean
  /** The weekly hours that it belongs to. */
  patternId: string | null
}

/** A slot to create. */
export type NewSlot = SlotTime & Pick<ExistingSlot, 'isAvailable' | 'patternId'>

/** What opening or closing a time changes: slots to delete, slots to create, and booked slots that are enabled or disabled. */
export type OpenTimePlan = { removedIds: string[]; added: NewSlot[]; switchedIds: string[] }

/** Nobody opens time that begins later than this today, in minutes since midnight. */
const lastStartToday = 20 * 60

/** Returns a time ahead to open: on the shown day, or the first that isn't over. Today it begins with the next full hour. */
export function suggestOpenTime(shown: CalendarDate, { today, time }: WallClock): SlotTime {
  const date = shown < today ? today : shown
  const nextHour = (Math.floor(minutesOf(time) / 60) + 1) * 60
  if (date > today || nextHour <= minutesOf(defaultStart)) {
    return { date, startTime: defaultStart, endTime: defaultEnd }
  }
  if (nextHour > lastStartToday) return suggestOpenTime(addDays(today, 1), { today, time })
  const end = Math.max(minutesOf(defaultEnd), nextHour + defaultSlotMinutes)
  return { date, startTime: toWallTime(nextHour), endTime: toWallTime(end) }
}

/**
 * Opens a time of a day: what isn't open yet is split into slots of this length, the last of which may be shorter. Slots that are
 * available or booked stay as they are; booked ones inside become available again if they are freed.
 * @param slotMinutes the length of new slots; 0 for one slot
 */
export function planOpening(
  slots: readonly ExistingSlot[],
  range: SlotTime,
  slotMinutes: number,
): OpenTimePlan {
  const inRange = slots.filter((slot) => overlaps(slot, range))
  const disabled = inRange.filter((slot) => !slot.isAvailable && !slot.isBooked)
  const staying = inRange.filter((slot) => !disabled.includes(slot))
  const switched = staying.filter((slot) => !slot.isAvailable && isWithin(slot, range))
  return {
    removedIds: disabled.map(({ id }) => id),
    added: [
      ...disabled.flatMap((slot) => cut(slot, range)),
      ...findGaps(staying, range).flatMap((gap) => split(gap, slotMinutes)),
    ].sort(byTime),
    switchedIds: switched.map(({ id }) => id),
  }
}

/**
 * Closes a time of a day: free slots lose what lies in it. Booked slots stay with their bookings; those inside aren't offered again
 * if they are freed.
 */
export function planClosing(slots: readonly ExistingSlot[], range: SlotTime): OpenTimePlan {
  const inRange = slots.filter((slot) => slot.isAvailable && overlaps(slot, range))
  const free = inRange.filter((slot) => !slot.isBooked)
  const switched = inRange.filter((slot) => slot.isBooked && isWithin(slot, range))
  return {
    removedIds: free.map(({ id }) => id),
    added: free.flatMap((slot) => cut(slot, range)),
    switchedIds: switched.map(({ id }) => id),
  }
}

/** Whether all of a time is open, none of it, or a part. @param openTimes that don't overlap */
export function readOpenness(time: SlotTime, openTimes: readonly SlotTime[]): 'open' | 'closed' | 'mixed' {
  const [start, end] = [minutesOf(time.startTime), minutesOf(time.endTime)]
  const open = openTimes
    .filter((other) => overlaps(other, time))
    .map(
      ({ startTime, endTime }) => Math.min(minutesOf(endTime), end) - Math.max(minutesOf(startTime), start),
    )
    .reduce((sum, minutes) => sum + minutes, 0)
  if (open === 0) return 'closed'
  return open === end - start ? 'open' : 'mixed'
}

/** Whether a plan changes nothing. */
export function isEmptyPlan({ removedIds, added, switchedIds }: OpenTimePlan): boolean {
  return removedIds.length + added.length + switchedIds.length === 0
}

/** Returns what is left of a slot before and after a range. */
function cut({ date, startTime, endTime, isAvailable, patternId }: ExistingSlot, range: SlotTime): NewSlot[] {
  const rest = { date, isAvailable, patternId }
  return [
    ...(startTime < range.startTime ? [{ ...rest, startTime, endTime: range.startTime }] : []),
    ...(endTime > range.endTime ? [{ ...rest, startTime: range.endTime, endTime }] : []),
  ]
}

function findGaps(slots: readonly SlotTime[], { date, startTime, endTime }: SlotTime): SlotTime[] {
  const gaps: SlotTime[] = []
  let free = startTime
  for (const slot of [...slots].sort(byTime)) {
    if (slot.startTime > free) gaps.push({ date, startTime: free, endTime: slot.startTime })
    if (slot.endTime > free) free = slot.endTime
  }
  if (free < endTime) gaps.push({ date, startTime: free, endTime })
  return gaps
}

function split({ date, startTime, endTime }: SlotTime, slotMinutes: number): NewSlot[] {
  const [first, end] = [minutesOf(startTime), minutesOf(endTime)]
  const length = slotMinutes || end - first
  const slots: NewSlot[] = []
  for (let start = first; start < end; start += length) {
    const time = { startTime: toWallTime(start), endTime: toWallTime(Math.min(end, start + length)) }
    slots.push({ date, ...time, isAvailable: true, patternId: null })
  }
  return slots
}

function isWithin(slot: SlotTime, range: SlotTime): boolean {
  return slot.startTime >= range.startTime && slot.endTime <= range.endTime
}
