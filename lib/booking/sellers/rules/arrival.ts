import { arrivalMinutes } from '@/lib/booking/sellers/limits'
import { minutesOf, toWallTime, twelveHourRange, type WallTime } from '@/lib/platform/time/calendar-date'

const lastMinute = 24 * 60 - 1

/** When the photographer may arrive: `8:45 AM – 9:15 AM`. */
export function arrivalWindow(startTime: WallTime): string {
  const start = minutesOf(startTime)
  return twelveHourRange({
    startTime: toWallTime(Math.max(0, start - arrivalMinutes)),
    endTime: toWallTime(Math.min(lastMinute, start + arrivalMinutes)),
  })
}
