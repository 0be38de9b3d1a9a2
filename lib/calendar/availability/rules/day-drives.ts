import type { Shoot } from '@/lib/calendar/availability/rules/buffer'
import { byTime } from '@/lib/calendar/availability/rules/slots'
import type { WeekDrive } from '@/lib/calendar/availability/schema/week'
import { findDrive } from '@/lib/calendar/travel/rules/drive'
import type { RoadTerms } from '@/lib/calendar/travel/schema'
import { type CalendarDate, minutesOf, toWallTime } from '@/lib/platform/time/calendar-date'
import type { Position } from '@/lib/studio/places/schema'

type Stop = { date: CalendarDate; position: Position; freeFrom: number }

/**
 * Returns the drives to a photographer's shoots: from the shoot before on that day, or from the base. Shoots at unknown places have
 * none, and those at the place where the photographer already is.
 * @param base where the photographer's days begin; null if it isn't known
 */
export function findDayDrives(shoots: readonly Shoot[], base: Position | null, road: RoadTerms): WeekDrive[] {
  const drives: WeekDrive[] = []
  let last: Stop | null = null
  for (const { date, startTime, endTime, position } of [...shoots].sort(byTime)) {
    const before: Stop | null = last?.date === date ? last : base && { date, position: base, freeFrom: 0 }
    if (!position) continue
    if (before) {
      const { minutes } = findDrive(before.position, position, road)
      const end = minutesOf(startTime)
      const start = Math.min(end, Math.max(before.freeFrom, end - minutes, 0))
      const isTight = minutes > end - before.freeFrom
      if (minutes > 0)
        drives.push({ date, startTime: toWallTime(start), endTime: startTime, minutes, isTight })
    }
    last = { date, position, freeFrom: minutesOf(endTime) }
  }
  return drives
}
