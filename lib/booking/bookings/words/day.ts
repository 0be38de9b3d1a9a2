import type { ShootState } from '@/lib/booking/bookings/rules/day'
import { type CalendarDate, formatDay, formatWeekday, type WallTime } from '@/lib/platform/time/calendar-date'
import { countOf } from '@/lib/platform/words'

export const openTodayText = 'Open Today'
export const theDayTitle = 'The day'

/** The lead of a photographer's home: `2 shoots left today. 1 delivery is late.` */
export function homeLead({ left, total, late }: { left: number; total: number; late: number }): string {
  const shoots = shootsText(left, total)
  if (late === 0) return shoots
  return `${shoots} ${late === 1 ? '1 delivery is late.' : `${late} deliveries are late.`}`
}

function shootsText(left: number, total: number): string {
  if (total === 0) return 'No shoots today.'
  if (left === 0) return total === 1 ? "Today's shoot is done." : `${total} shoots today, all done.`
  return `${countOf(left, 'shoot')} left today.`
}

/** What stands above the time of the next stop. @param stop its number of how many; null for a stop of another day */
export function nextStopText(state: ShootState, stop: { number: number; count: number } | null): string {
  const place = stop && stop.count > 1 ? ` · ${stop.number} of ${stop.count}` : ''
  if (state === 'running') return `Under way${place}`
  if (state === 'on-the-way') return `On the way${place}`
  return isDone(state) ? `Shot${place}` : `Next stop${place}`
}

/** `Tomorrow, June 11`, `Friday, June 12` */
export function dayText(date: CalendarDate, tomorrow: CalendarDate): string {
  return `${date === tomorrow ? 'Tomorrow' : formatWeekday(date)}, ${formatDay(date)}`
}

/** `See tomorrow`, `See Friday` */
export function seeDayText(date: CalendarDate, tomorrow: CalendarDate): string {
  return `See ${date === tomorrow ? 'tomorrow' : formatWeekday(date)}`
}

/** `Leave by 12:28` */
export function leaveByText(time: WallTime): string {
  return `Leave by ${time}`
}

/** `in 46 min`, `in 1 h 20 min`, `now`, `4 min late` */
export function untilText(minutes: number): string {
  if (minutes === 0) return 'now'
  return minutes < 0 ? `${spanText(-minutes)} late` : `in ${spanText(minutes)}`
}

/** How much is left of a shoot: `48 min left`, `12 min over` */
export function leftText(minutes: number): string {
  return minutes < 0 ? `${spanText(-minutes)} over` : `${spanText(minutes)} left`
}

function spanText(minutes: number): string {
  if (minutes < 60) return `${minutes} min`
  const rest = minutes % 60
  return `${Math.floor(minutes / 60)} h${rest > 0 ? ` ${rest} min` : ''}`
}

/** A stop's line in the list of the day. @param isNext whether it's the stop that is shown first */
export function stopText(state: ShootState, endTime: WallTime, isNext: boolean): string | null {
  if (state === 'running') return `Under way until ${endTime}`
  if (state === 'on-the-way') return 'On the way'
  if (state === 'sent') return 'Photos sent'
  if (state === 'over') return 'Shot'
  return isNext ? 'Next' : null
}

function isDone(state: ShootState): boolean {
  return state === 'over' || state === 'sent'
}
