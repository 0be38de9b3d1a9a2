import { holdMinutes, maxHoldMinutes } from '@/lib/calendar/availability/limits'
import type { BookingTerms, OpenSlot, SlotChoice, SlotTime } from '@/lib/calendar/availability/schema/slots'
import { type CalendarDate, formatDate, formatWeekday, timeRange } from '@/lib/platform/time/calendar-date'
import { instantOf } from '@/lib/platform/time/clock'

/** Sent to everyone signed in when a slot is taken or freed. Carries no data: clients reload the available times. */
export const slotsChanged = { channel: 'private-slots', event: 'slots-changed', payload: {} } as const

/** No zone is further ahead of UTC. */
const maxZoneOffsetMs = 14 * 3_600_000

export const noTerms: BookingTerms = { minimumNoticeMinutes: 0, bufferMinutes: 0 }

/** Whether two times overlap. Times that only touch don't. */
export function overlaps(one: SlotTime, other: SlotTime): boolean {
  return one.date === other.date && one.startTime < other.endTime && other.startTime < one.endTime
}

export function endsAfterStart(slot: Pick<SlotTime, 'startTime' | 'endTime'>): boolean {
  return slot.endTime > slot.startTime
}

/** Whether a slot's start, on the studio's wall clock, is in the future. */
export function isAhead(slot: Pick<SlotTime, 'date' | 'startTime'>, now: Date, timeZone: string): boolean {
  return startsAfter(slot, now.getTime(), timeZone)
}

function startsAfter({ date, startTime }: Start, instantMs: number, timeZone: string): boolean {
  // Spares nearly all of a thousand slots the time zone.
  if (Date.parse(`${date}T${startTime}Z`) - maxZoneOffsetMs > instantMs) return true
  return instantOf(date, startTime, timeZone).getTime() > instantMs
}

/** Returns when a hold expires that was first made at one moment and made or renewed at another. */
export function holdUntil(firstTakenAt: Date, takenAt: Date): Date {
  const renewedEnd = takenAt.getTime() + holdMinutes * 60_000
  const latestEnd = firstTakenAt.getTime() + maxHoldMinutes * 60_000
  return new Date(Math.min(renewedEnd, latestEnd))
}

/** Whether a slot is far enough ahead, in elapsed minutes, to be booked now. */
export function respectsNotice(
  slot: Pick<SlotTime, 'date' | 'startTime'>,
  { minimumNoticeMinutes }: Pick<BookingTerms, 'minimumNoticeMinutes'>,
  { now, timeZone }: Moment,
): boolean {
  return startsAfter(slot, now.getTime() + minimumNoticeMinutes * 60_000, timeZone)
}

/** A time during which a photographer is busy elsewhere. */
export type BusyInterval = { startsAt: Date; endsAt: Date }

/**
 * Whether a photographer's own calendar says that they're busy during any of a slot. The buffer doesn't apply: it's travel
 * time between shoots, and an appointment may be at home.
 */
export function isBusy(slot: SlotTime, busyTimes: readonly BusyInterval[], timeZone: string): boolean {
  if (busyTimes.length === 0) return false
  const start = instantOf(slot.date, slot.startTime, timeZone)
  const end = instantOf(slot.date, slot.endTime, timeZone)
  return busyTimes.some(({ startsAt, endsAt }) => startsAt < end && endsAt > start)
}

/** The current instant and the time zone of all wall-clock times. */
export type Moment = { now: Date; timeZone: string }

/** Formats the time of a visit for display. */
export function toSlotChoice(slot: OpenSlot & { slotIds: string[] }): SlotChoice {
  return {
    ...slot,
    dateText: formatDate(slot.date),
    weekday: formatWeekday(slot.date),
    timeText: timeRange(slot),
  }
}

/** Groups slots by day, with days and times in order. */
export function groupByDate<S extends { date: CalendarDate; startTime: string }>(
  slots: readonly S[],
): { date: CalendarDate; slots: S[] }[] {
  const days = new Map<CalendarDate, S[]>()
  for (const slot of [...slots].sort(byTime)) {
    const day = days.get(slot.date)
    if (day) day.push(slot)
    else days.set(slot.date, [slot])
  }
  return [...days].map(([date, ofDay]) => ({ date, slots: ofDay }))
}

/** Returns one slot for each start, in their order: of several, the one of the lowest rank, and the first of equals. */
export function onePerStart<S extends Start>(slots: readonly S[], rankOf: (slot: S) => number): S[] {
  const best = new Map<string, S>()
  for (const slot of slots) {
    const start = `${slot.date} ${slot.startTime}`
    const other = best.get(start)
    if (!other || rankOf(slot) < rankOf(other)) best.set(start, slot)
  }
  return [...best.values()]
}

/** Whether two slots start at once. */
export function startsWith(one: Start, other: Start): boolean {
  return byTime(one, other) === 0
}

/** Returns the slots whose start is nearest to another one, earlier or later, in order of time. */
export function nearestSlots<S extends Start>(slots: readonly S[], target: Start, count: number): S[] {
  const distance = (slot: Start) => Math.abs(wallClockMinutes(slot) - wallClockMinutes(target))
  return [...slots]
    .sort((one, other) => distance(one) - distance(other) || byTime(one, other))
    .slice(0, count)
    .sort(byTime)
}

type Start = Pick<SlotTime, 'date' | 'startTime'>

/** Compares slots by date and start, for sorting. */
export function byTime(one: Start, other: Start): number {
  if (one.date !== other.date) return one.date < other.date ? -1 : 1
  if (one.startTime === other.startTime) return 0
  return one.startTime < other.startTime ? -1 : 1
}

/** Only for comparing two wall-clock times; not an instant. */
function wallClockMinutes({ date, startTime }: Start): number {
  return Date.parse(`${date}T${startTime}:00Z`) / 60_000
}

/** The default times of a new slot. */
export const defaultStart = '09:00'
export const defaultEnd = '17:00'
