import { minutesOf, timeRange, toWallTime, type WallTime } from '@/lib/platform/calendar-date'
import { arrivalMinutes } from '@/lib/sellers/limits'

const lastMinute = 24 * 60 - 1

/** When the photographer may arrive: `08:45 – 09:15`. */
export function arrivalWindow(startTime: WallTime): string {
  const start = minutesOf(startTime)
  return timeRange({
    startTime: toWallTime(Math.max(0, start - arrivalMinutes)),
    endTime: toWallTime(Math.min(lastMinute, start + arrivalMinutes)),
  })
}
