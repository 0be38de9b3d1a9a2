import type { Destination, Detour } from '@/lib/calendar/travel/schema'
import { type CalendarDate, minutesOf, type WallTime } from '@/lib/platform/time/calendar-date'
import type { Position } from '@/lib/studio/places/schema'
import { estimateDrive, findDrive } from './drive'

type Visit = { date: CalendarDate; startTime: WallTime; endTime: WallTime }
type Stop = Visit & { position?: Position | null }

/**
 * Returns the driving that a visit adds to a photographer's day: the way there from the stop before it and on to the stop
 * after it, less the way between those two. Stops are shoots at known places, or the base at both ends of the day. Null
 * without a base or such a shoot.
 */
export function findDetour(
  visit: Visit,
  shoots: readonly Stop[],
  base: Position | null,
  { position, road }: Destination,
): Detour | null {
  const placed = shoots.filter((shoot) => shoot.date === visit.date && shoot.position)
  const before = placed
    .filter((shoot) => minutesOf(shoot.endTime) <= minutesOf(visit.startTime))
    .sort(inOrder)
    .at(-1)
  const after = placed
    .filter((shoot) => minutesOf(shoot.startTime) >= minutesOf(visit.endTime))
    .sort(inOrder)[0]
  const from = before?.position ?? base ?? after?.position
  const to = after?.position ?? base ?? before?.position
  if (!from || !to) return null
  const legs = [
    [from, position],
    [position, to],
    [from, to],
  ] as const
  const drives = legs.map(([one, other]) => findDrive(one, other, road))
  // The way between two other stops is seldom measured, and an estimate can't be taken from what was measured.
  const isMixed = drives.some(({ isEstimate }) => isEstimate)
  const [there = 0, onward = 0, saved = 0] = legs.map(([one, other], index) =>
    isMixed ? estimateDrive(one, other, road).minutes : drives[index]?.minutes,
  )
  const added = there + onward - saved
  return { minutes: Math.max(0, added), isNearShoot: before !== undefined || after !== undefined }
}

function inOrder(one: Visit, other: Visit): number {
  return minutesOf(one.startTime) - minutesOf(other.startTime)
}
