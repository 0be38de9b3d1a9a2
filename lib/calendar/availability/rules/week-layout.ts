import { type BusyInterval, byTime, overlaps } from '@/lib/calendar/availability/rules/slots'
import type { SlotTime } from '@/lib/calendar/availability/schema/slots'
import type {
  PhotographerWeek,
  WallClock,
  WeekBusyTime,
  WeekDrive,
  WeekShoot,
  WeekSlot,
} from '@/lib/calendar/availability/schema/week'
import { addDays, type CalendarDate, minutesOf, type WallTime } from '@/lib/platform/time/calendar-date'
import { instantOf, wallTimeOf } from '@/lib/platform/time/clock'

/** The hours that a calendar shows at least. */
const usualHours = { from: 7, until: 21 }

/** The hours of the day, as whole numbers, from and until which a calendar is drawn. */
export type ShownHours = { from: number; until: number }

/** Returns the hours that all these times fit into. */
export function findShownHours(times: readonly Pick<SlotTime, 'startTime' | 'endTime'>[]): ShownHours {
  return times.reduce(
    ({ from, until }, { startTime, endTime }) => ({
      from: Math.min(from, Math.floor(minutesOf(startTime) / 60)),
      until: Math.max(until, Math.ceil(minutesOf(endTime) / 60)),
    }),
    usualHours,
  )
}

/**
 * Returns the hour of the day at which a day is shown first where not all of it fits: an hour before now, or on other days that of the
 * first shoot or open time. Null for a day without either.
 */
export function findOpeningHour(
  { shoots, slots }: Pick<PhotographerWeek, 'shoots' | 'slots'>,
  date: CalendarDate,
  { today, time }: WallClock,
): number | null {
  if (date === today) return Math.floor(minutesOf(time) / 60) - 1
  const open = slots.filter((slot) => slot.isAvailable)
  const [first] = [...shoots, ...open].filter((one) => one.date === date).sort(byTime)
  return first ? Math.floor(minutesOf(first.startTime) / 60) : null
}

/** A time with its place beside others at the same time: the lane, from 0, and how many lanes there are. */
export type Laned<T> = T & { lane: number; lanes: number }

/** Places the times of one day side by side where they overlap. Returns them in order of time. */
export function placeSideBySide<T extends SlotTime>(times: readonly T[]): Laned<T>[] {
  const placed: Laned<T>[] = []
  let group: { time: T; lane: number }[] = []
  let end = ''
  const closeGroup = () => {
    const lanes = Math.max(0, ...group.map(({ lane }) => lane)) + 1
    placed.push(...group.map(({ time, lane }) => ({ ...time, lane, lanes })))
    group = []
  }
  for (const time of [...times].sort(byTime)) {
    if (time.startTime >= end) {
      closeGroup()
      end = time.endTime
    }
    const taken = group.filter((other) => overlaps(other.time, time)).map(({ lane }) => lane)
    let lane = 0
    while (taken.includes(lane)) lane += 1
    group.push({ time, lane })
    if (time.endTime > end) end = time.endTime
  }
  closeGroup()
  return placed
}

/** Joins the available slots of one day that touch, booked or not, into the spans during which the day is open. */
export function joinOpenSlots(slots: readonly WeekSlot[]): SlotTime[] {
  return joinTouching(
    slots.filter((slot) => slot.isAvailable),
    ({ date, startTime, endTime }) => ({ date, startTime, endTime }),
  )
}

type DayEntry =
  | ({ kind: 'open' } & SlotTime)
  | ({ kind: 'drive' } & WeekDrive)
  | Laned<
      | ({ kind: 'shoot' } & WeekShoot)
      | ({ kind: 'hold'; heldUntil: WallTime } & SlotTime)
      | ({ kind: 'busy' } & WeekBusyTime)
    >

/** Returns what a day of a calendar shows, in order of time: what has a place of its own is beside others at the same time. */
export function listDayEntries(week: PhotographerWeek, date: CalendarDate): DayEntry[] {
  const onDay = <T extends { date: CalendarDate }>(times: readonly T[]) =>
    times.filter((time) => time.date === date)
  const slots = onDay(week.slots)
  const held = slots.flatMap((slot) => (slot.heldUntil ? [{ ...slot, heldUntil: slot.heldUntil }] : []))
  const holds = joinTouching(held, (slot) => ({
    kind: 'hold' as const,
    heldUntil: slot.heldUntil,
    date,
    startTime: slot.startTime,
    endTime: slot.endTime,
  }))
  return [
    ...joinOpenSlots(slots).map((span) => ({ kind: 'open' as const, ...span })),
    ...onDay(week.drives).map((drive) => ({ kind: 'drive' as const, ...drive })),
    ...placeSideBySide([
      ...onDay(week.shoots).map((shoot) => ({ kind: 'shoot' as const, ...shoot })),
      ...holds,
      ...onDay(week.busyTimes).map((busy) => ({ kind: 'busy' as const, ...busy })),
    ]),
  ].sort(byTime)
}

function joinTouching<S extends SlotTime, T extends SlotTime>(
  times: readonly S[],
  toSpan: (time: S) => T,
): T[] {
  const spans: T[] = []
  for (const time of [...times].sort(byTime)) {
    const last = spans.at(-1)
    if (last?.endTime === time.startTime) last.endTime = time.endTime
    else spans.push(toSpan(time))
  }
  return spans
}

/** Returns what one day of a photographer's calendar consists of. */
export function onlyDay(week: PhotographerWeek, date: CalendarDate): PhotographerWeek {
  const ofDay = <T extends { date: CalendarDate }>(all: readonly T[]) =>
    all.filter((one) => one.date === date)
  return {
    ...week,
    shoots: ofDay(week.shoots),
    drives: ofDay(week.drives),
    slots: ofDay(week.slots),
    busyTimes: ofDay(week.busyTimes),
    blockedDays: ofDay(week.blockedDays),
  }
}

/** Counts the minutes that clients can still book: available, not booked, on a day that isn't blocked, and not while busy. */
export function countOpenMinutes({ slots, blockedDays, busyTimes }: PhotographerWeek): number {
  const blocked = new Set(blockedDays.map(({ date }) => date))
  return slots
    .filter((slot) => slot.isAvailable && !slot.isBooked && !blocked.has(slot.date))
    .filter((slot) => !busyTimes.some((busy) => overlaps(busy, slot)))
    .reduce((sum, { startTime, endTime }) => sum + minutesOf(endTime) - minutesOf(startTime), 0)
}

/** Splits a time in another calendar by the studio's days, between two of them. */
export function splitByDay(
  { startsAt, endsAt, title }: BusyInterval & { title: string },
  { first, last }: { first: CalendarDate; last: CalendarDate },
  timeZone: string,
): WeekBusyTime[] {
  const parts: WeekBusyTime[] = []
  for (let date = first; date <= last; date = addDays(date, 1)) {
    const [start, end] = [date, addDays(date, 1)].map((day) => instantOf(day, '00:00', timeZone))
    if (!start || !end || startsAt >= end || endsAt <= start) continue
    const startTime = startsAt <= start ? '00:00' : wallTimeOf(startsAt, timeZone)
    const endTime = endsAt >= end ? '24:00' : wallTimeOf(endsAt, timeZone)
    // An hour that occurs twice in autumn may end before it starts on the clock.
    if (endTime > startTime) parts.push({ date, startTime, endTime, title })
  }
  return parts
}
