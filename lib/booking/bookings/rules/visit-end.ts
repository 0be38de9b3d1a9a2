import type { CalendarDate, WallTime } from '@/lib/platform/time/calendar-date'

/** What the studio's clock shows. */
export type StudioTime = { today: CalendarDate; time: WallTime }

/** Whether the start of a visit has passed. */
export function hasBegun(
  { date, startTime }: { date: CalendarDate; startTime: WallTime },
  { today, time }: StudioTime,
): boolean {
  return date < today || (date === today && startTime <= time)
}

/** Whether the end of a visit has passed. */
export function isOver(
  { date, endTime }: { date: CalendarDate; endTime: WallTime },
  { today, time }: StudioTime,
): boolean {
  return date < today || (date === today && endTime <= time)
}
