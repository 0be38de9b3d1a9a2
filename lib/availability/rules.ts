import { type CalendarDate, formatDate, formatWeekday, type WallTime } from '@/lib/platform/calendar-date'
import { instantOf } from '@/lib/platform/clock'
import type { BookingTerms, OpenSlot, SlotChoice, SlotTime } from './schema'

/** How long one press keeps a slot for a person, and the most that further presses can make of it. */
export const holdMinutes = 10
export const maxHoldMinutes = 30

/** What everyone signed in hears when a slot is taken or becomes free. It carries nothing: read the offer again. */
export const slotsChanged = { channel: 'private-slots', event: 'slots-changed', payload: {} } as const

/** How far ahead hours are opened and days are blocked. */
export const daysAhead = 366
export const maxPatternRanges = 6
/** More at once would be a mistake sooner than a calendar. */
export const maxPatternSlots = 1500

/** Open times read at once: more than anybody compares, and few enough for a phone. Later ones are asked for. */
export const offerSize = 200

export const noTerms: BookingTerms = { minimumNoticeMinutes: 0, bufferMinutes: 0 }

/** Whether two times share a moment. One that ends when the other starts does not. */
export function overlaps(one: SlotTime, other: SlotTime): boolean {
  return one.date === other.date && one.startTime < other.endTime && other.startTime < one.endTime
}

export function endsAfterStart(slot: Pick<SlotTime, 'startTime' | 'endTime'>): boolean {
  return slot.endTime > slot.startTime
}

/** Whether a slot is still ahead: its start, on the studio's wall clock, has not come yet. */
export function isAhead(slot: Pick<SlotTime, 'date' | 'startTime'>, now: Date, timeZone: string): boolean {
  return instantOf(slot.date, slot.startTime, timeZone) > now
}

/** Until when a hold lasts that was first taken at one moment and is taken again, or first, at another. */
export function holdUntil(firstTakenAt: Date, takenAt: Date): Date {
  const renewedEnd = takenAt.getTime() + holdMinutes * 60_000
  const latestEnd = firstTakenAt.getTime() + maxHoldMinutes * 60_000
  return new Date(Math.min(renewedEnd, latestEnd))
}

/** Whether a slot leaves its photographer the needed minutes before and after every shoot of that day. */
export function respectsBuffer(
  slot: SlotTime,
  shoots: readonly SlotTime[],
  { bufferMinutes }: Pick<BookingTerms, 'bufferMinutes'>,
): boolean {
  return shoots.every((shoot) => {
    if (shoot.date !== slot.date) return true
    const gapBefore = minutesOf(slot.startTime) - minutesOf(shoot.endTime)
    const gapAfter = minutesOf(shoot.startTime) - minutesOf(slot.endTime)
    return Math.max(gapBefore, gapAfter) >= bufferMinutes
  })
}

/** Whether a slot is far enough ahead, in real minutes, to be booked now. */
export function respectsNotice(
  slot: Pick<SlotTime, 'date' | 'startTime'>,
  { minimumNoticeMinutes }: Pick<BookingTerms, 'minimumNoticeMinutes'>,
  { now, timeZone }: Moment,
): boolean {
  return isAhead(slot, new Date(now.getTime() + minimumNoticeMinutes * 60_000), timeZone)
}

/** Now, and the zone of every wall clock. */
export type Moment = { now: Date; timeZone: string }

/** The time somebody means by `9`, `9:00`, `930` or `09.30`; null when it is none. */
export function readTime(typed: string): WallTime | null {
  const match = /^(\d{1,2})(?:[:.h]?(\d{2}))?$/.exec(typed.trim())
  const [hour, minute] = [Number(match?.[1]), Number(match?.[2] ?? 0)]
  return match && hour < 24 && minute < 60 ? toWallTime(hour * 60 + minute) : null
}

/** `09:00 – 12:00` */
export function timeRange(slot: Pick<SlotTime, 'startTime' | 'endTime'>): string {
  return `${slot.startTime} – ${slot.endTime}`
}

/** Puts the time of a visit into words. */
export function toSlotChoice(slot: OpenSlot & { slotIds: string[] }): SlotChoice {
  const { endTime: _end, ...rest } = slot
  return {
    ...rest,
    dateText: formatDate(slot.date),
    weekday: formatWeekday(slot.date),
    timeText: timeRange(slot),
  }
}

/** The slots of each day, days and times in order. */
export function groupByDate<S extends { date: CalendarDate; startTime: string }>(
  slots: readonly S[],
): { date: CalendarDate; slots: S[] }[] {
  const days = new Map<CalendarDate, S[]>()
  for (const slot of [...slots].sort(inOrder)) {
    const day = days.get(slot.date)
    if (day) day.push(slot)
    else days.set(slot.date, [slot])
  }
  return [...days].map(([date, ofDay]) => ({ date, slots: ofDay }))
}

/** The slots whose start is nearest to a wanted one, earlier or later, in order of time. */
export function nearestSlots<S extends Start>(slots: readonly S[], wanted: Start, count: number): S[] {
  const distance = (slot: Start) => Math.abs(wallClockMinutes(slot) - wallClockMinutes(wanted))
  return [...slots]
    .sort((one, other) => distance(one) - distance(other) || inOrder(one, other))
    .slice(0, count)
    .sort(inOrder)
}

type Start = Pick<SlotTime, 'date' | 'startTime'>

function inOrder(one: Start, other: Start): number {
  const left = `${one.date} ${one.startTime}`
  const right = `${other.date} ${other.startTime}`
  return left < right ? -1 : left > right ? 1 : 0
}

/** Only for comparing two wall clocks; no instant. */
function wallClockMinutes({ date, startTime }: Start): number {
  return Date.parse(`${date}T${startTime}:00Z`) / 60_000
}

/** Minutes since midnight on the wall clock. */
export function minutesOf(time: WallTime): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5))
}

/** The wall clock so many minutes after midnight, below 1440. */
export function toWallTime(minutes: number): WallTime {
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`
}
