import type { ShownHours } from '@/lib/calendar/availability/rules/week-layout'
import type { SlotTime } from '@/lib/calendar/availability/schema/slots'
import {
  addDays,
  type CalendarDate,
  minutesOf,
  toWallTime,
  type WallTime,
} from '@/lib/platform/time/calendar-date'

/** A time that someone draws in a day of the calendar, in minutes since midnight. */
export type DrawnTime = { date: CalendarDate; start: number; end: number }

/** Which end of an open time, or of blocked days, is moved. */
export type MovedEdge = 'start' | 'end'

/** Times are drawn in steps of this many minutes, and aren't shorter than two of them. */
export const quarterMinutes = 15
const minMinutes = 30
/** How far an arrow key moves a time. */
export const keyMinutes = 30
/** How long a time is that was clicked instead of drawn. */
const clickedMinutes = 60

/** Slots end before midnight. */
const lastMinute = 24 * 60 - quarterMinutes

type Limits = { first: number; last: number }

function limitsOf({ from, until }: ShownHours): Limits {
  return { first: from * 60, last: Math.min(until * 60, lastMinute) }
}

/** Returns the time between where drawing began and where it is now, in minutes. */
export function drawBetween(date: CalendarDate, anchor: number, at: number, hours: ShownHours): DrawnTime {
  const { first, last } = limitsOf(hours)
  const start = clamp(floorTo(Math.min(anchor, at)), first, last - minMinutes)
  const end = clamp(ceilTo(Math.max(anchor, at)), start + minMinutes, last)
  return { date, start, end }
}

/** Returns an hour from where someone clicked. */
export function drawAt(date: CalendarDate, at: number, hours: ShownHours): DrawnTime {
  const { first, last } = limitsOf(hours)
  const start = clamp(Math.floor(at / keyMinutes) * keyMinutes, first, last - clickedMinutes)
  return { date, start, end: start + clickedMinutes }
}

/** Moves a time by some minutes, within the shown hours. */
export function moveDrawn(time: DrawnTime, minutes: number, hours: ShownHours): DrawnTime {
  const { first, last } = limitsOf(hours)
  const length = time.end - time.start
  const start = clamp(time.start + minutes, first, last - length)
  return { ...time, start, end: start + length }
}

/** Makes a time longer, or shorter if negative, at its end. */
export function stretchDrawn(time: DrawnTime, minutes: number, hours: ShownHours): DrawnTime {
  return { ...time, end: clamp(time.end + minutes, time.start + minMinutes, limitsOf(hours).last) }
}

/** Returns where an end of an open time goes in steps, within the shown hours and without passing the other end. */
export function moveEdge(
  { startTime, endTime }: Pick<SlotTime, 'startTime' | 'endTime'>,
  edge: MovedEdge,
  to: number,
  hours: ShownHours,
): number {
  const { first, last } = limitsOf(hours)
  const at = Math.round(to / quarterMinutes) * quarterMinutes
  return edge === 'start'
    ? clamp(at, first, minutesOf(endTime) - minMinutes)
    : clamp(at, minutesOf(startTime) + minMinutes, last)
}

/** Returns the time that moving an end of an open time opens or closes; null if it is where it was. */
export function edgeChange(
  { startTime, endTime }: Pick<SlotTime, 'startTime' | 'endTime'>,
  edge: MovedEdge,
  to: number,
): { change: 'open' | 'close'; startTime: WallTime; endTime: WallTime } | null {
  const from = minutesOf(edge === 'start' ? startTime : endTime)
  if (to === from) return null
  const change = (edge === 'start') === to < from ? 'open' : 'close'
  return { change, startTime: toWallTime(Math.min(from, to)), endTime: toWallTime(Math.max(from, to)) }
}

/** Consecutive days, both included. */
export type DayRange = { first: CalendarDate; last: CalendarDate }

/** Returns the days that moving an end of blocked days blocks or unblocks; null if it is where it was. */
export function changeOfBlock(
  { first, last }: DayRange,
  edge: MovedEdge,
  to: CalendarDate,
): (DayRange & { isBlocked: boolean }) | null {
  if (to === (edge === 'start' ? first : last)) return null
  if (edge === 'start')
    return to < first
      ? { isBlocked: true, first: to, last: addDays(first, -1) }
      : { isBlocked: false, first, last: addDays(to, -1) }
  return to > last
    ? { isBlocked: true, first: addDays(last, 1), last: to }
    : { isBlocked: false, first: addDays(to, 1), last }
}

/** Returns the days around one of these dates, in order, without a gap. */
export function rangeAround(dates: readonly CalendarDate[], date: CalendarDate): DayRange {
  let [first, last] = [date, date]
  while (dates.includes(addDays(first, -1))) first = addDays(first, -1)
  while (dates.includes(addDays(last, 1))) last = addDays(last, 1)
  return { first, last }
}

/** Returns when a drawn time starts and ends. */
export function clockTimes({ start, end }: DrawnTime): { startTime: WallTime; endTime: WallTime } {
  return { startTime: toWallTime(start), endTime: toWallTime(end) }
}

function clamp(value: number, min: number, max: number): number {
  return Math.min(Math.max(value, min), max)
}
function floorTo(minutes: number): number {
  return Math.floor(minutes / quarterMinutes) * quarterMinutes
}
function ceilTo(minutes: number): number {
  return Math.ceil(minutes / quarterMinutes) * quarterMinutes
}
