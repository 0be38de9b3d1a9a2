import { type CalendarDate, formatDate, formatWeekday, instantOf } from '@/lib/platform/clock'
import type { OpenSlot, SlotChoice, SlotTime } from './schema'

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

/** `09:00 - 12:00` */
export function timeRange(slot: Pick<SlotTime, 'startTime' | 'endTime'>): string {
  return `${slot.startTime} - ${slot.endTime}`
}

/** Puts a slot into words. */
export function toSlotChoice(slot: OpenSlot): SlotChoice {
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
export function nearestSlots<S extends SlotTime>(slots: readonly S[], wanted: Start, count: number): S[] {
  const distance = (slot: SlotTime) => Math.abs(wallClockMinutes(slot) - wallClockMinutes(wanted))
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
