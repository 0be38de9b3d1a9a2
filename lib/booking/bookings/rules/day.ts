import { leaveMarginMinutes } from '@/lib/booking/bookings/limits'
import type { DayShoot } from '@/lib/booking/bookings/schema/shoot-day'
import { minutesOf, toWallTime, type WallTime } from '@/lib/platform/time/calendar-date'
import { isOver, type StudioTime } from './visit-end'

/** Where a shoot of the day stands. */
export type ShootState = 'ahead' | 'on-the-way' | 'running' | 'over' | 'sent'

type Stop = Pick<DayShoot, 'status' | 'date' | 'startTime' | 'endTime' | 'isDelivered' | 'progress' | 'drive'>

/** Returns where a shoot stands now. One that was started runs until it's finished, also past its end. */
export function readShootState(shoot: Omit<Stop, 'startTime' | 'drive'>, clock: StudioTime): ShootState {
  const { status, isDelivered, progress } = shoot
  if (isDelivered) return 'sent'
  if (progress.finishedAt || status === 'COMPLETED') return 'over'
  if (progress.startedAt) return 'running'
  if (isOver(shoot, clock)) return 'over'
  return progress.onTheWayAt ? 'on-the-way' : 'ahead'
}

/** Whether the photographer still has something to do at the property. */
export function isStopAhead(state: ShootState): boolean {
  return state !== 'over' && state !== 'sent'
}

/**
 * Returns the stop to show first: the last that the photographer set out for, or else the first ahead. One that runs past its end
 * gives way once it's time to leave for a later one. Null if all are over.
 */
export function findNextStop<T extends Stop>(shoots: readonly T[], clock: StudioTime): T | null {
  const ahead = shoots.filter((shoot) => isStopAhead(readShootState(shoot, clock)))
  const begun = ahead.filter(({ progress }) => progress.onTheWayAt || progress.startedAt)
  const begunLast = begun.at(-1)
  if (!begunLast) return ahead[0] ?? null
  const isOverrun = isOver(begunLast, clock)
  const isDue = (shoot: T) => !isOver(shoot, clock) && (findLeaveBy(shoot) ?? shoot.startTime) <= clock.time
  return (isOverrun && ahead.find((shoot) => !begun.includes(shoot) && isDue(shoot))) || begunLast
}

/** Returns when to leave for a stop to arrive a few minutes early; null where the drive isn't known. */
export function findLeaveBy({ startTime, drive }: Pick<DayShoot, 'startTime' | 'drive'>): WallTime | null {
  if (!drive) return null
  const minutes = minutesOf(startTime) - drive.minutes - leaveMarginMinutes
  return minutes < 0 ? null : toWallTime(minutes)
}
