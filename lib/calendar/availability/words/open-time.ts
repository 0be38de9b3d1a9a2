import type { SlotTime } from '@/lib/calendar/availability/schema/slots'
import { formatDay, formatWeekday, timeRange, type WallTime } from '@/lib/platform/time/calendar-date'
import { durationInWords } from './lengths'

export const openTimeLabel = 'Open time'
export const closeTimeLabel = 'Close time'
export const alreadyOpenText = 'This time is already open'
export const nothingOpenText = 'Nothing is open at this time'
export const timeOpenedText = 'Time opened'
export const timeClosedText = 'Time closed'
export const changeUndoneText = 'Change undone'
export const dayChangedText = "This day has changed since, so this can't be undone."
export const openTimeFailedText = 'Failed to update availability'

export function bookAtLabel({ startTime }: { startTime: WallTime }): string {
  return `Book a shoot at ${startTime}`
}

/** `11 hours 30 minutes open`; `Nothing open` for 0. */
export function openInWords(minutes: number): string {
  return minutes > 0 ? `${durationInWords(minutes)} open` : 'Nothing open'
}

/** `11 h 30 min open`, where there's little room; `Nothing open` for 0. */
export function shortOpenText(minutes: number): string {
  if (minutes === 0) return openInWords(0)
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60]
  return `${[hours > 0 && `${hours} h`, rest > 0 && `${rest} min`].filter(Boolean).join(' ')} open`
}

/** Names an end of an open time: `End of open time on Friday, June 12, 09:00 – 12:30`. */
export function edgeLabel(edge: 'start' | 'end', time: SlotTime): string {
  const name = edge === 'start' ? 'Start' : 'End'
  return `${name} of open time on ${formatWeekday(time.date)}, ${formatDay(time.date)}, ${timeRange(time)}`
}

/** The menu of a day in the calendar. */
export function dayActionsLabel(date: string): string {
  return `Actions for ${formatWeekday(date)}, ${formatDay(date)}`
}
