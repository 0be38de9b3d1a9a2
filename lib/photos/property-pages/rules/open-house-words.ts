import {
  addDays,
  type CalendarDate,
  formatDay,
  formatTwelveHour,
  formatWeekday,
  type WallTime,
} from '@/lib/platform/time/calendar-date'

type OpenHouseTime = { date: CalendarDate; startTime: WallTime; endTime: WallTime }

/** `This Saturday, 1 to 3 PM`; from a week on, `Sunday, June 21, 11 AM to 1 PM`. */
export function describeOpenHouse(openHouse: OpenHouseTime, today: CalendarDate): string {
  return `${nameDay(openHouse.date, today)}, ${describeHours(openHouse)}`
}

function nameDay(date: CalendarDate, today: CalendarDate): string {
  if (date === today) return 'Today'
  if (date === addDays(today, 1)) return 'Tomorrow'
  const weekday = formatWeekday(date)
  return date < addDays(today, 7) ? `This ${weekday}` : `${weekday}, ${formatDay(date)}`
}

/** `1 to 3 PM`, `11:30 AM to 1 PM` */
function describeHours({ startTime, endTime }: OpenHouseTime): string {
  const [start, end] = [shorten(startTime), shorten(endTime)]
  const isSameHalf = start.slice(-2) === end.slice(-2)
  return `${isSameHalf ? start.slice(0, -3) : start} to ${end}`
}

function shorten(time: WallTime): string {
  return formatTwelveHour(time).replace(':00', '')
}
