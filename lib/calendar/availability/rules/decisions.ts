import type { DayRange, FreeColleague, ShootToMove } from '@/lib/calendar/availability/schema/blocked-days'
import type { SlotTime } from '@/lib/calendar/availability/schema/slots'
import { respectsBuffer } from './buffer'

/** By booking id: the profile of the colleague who takes the shoot, or null to cancel it. */
export type Decisions = Record<string, string | null>

/** Counts the days of a range, both ends included. */
export function countDays({ fromDate, untilDate }: DayRange): number {
  return (Date.parse(untilDate) - Date.parse(fromDate)) / 86_400_000 + 1
}

type Shoot = SlotTime & Pick<ShootToMove, 'bookingId' | 'colleagues'>

/** Returns the colleagues who can take a shoot in addition to those that these decisions assign to them. */
export function colleaguesFor(shoot: Shoot, shoots: readonly Shoot[], decisions: Decisions): FreeColleague[] {
  return shoot.colleagues.filter((colleague) => {
    const theirs = shoots.filter(
      ({ bookingId }) => bookingId !== shoot.bookingId && decisions[bookingId] === colleague.profileId,
    )
    return respectsBuffer(shoot, theirs, colleague)
  })
}

/** Whether a shoot's decision is compatible with the others. */
export function isPossible(shoot: Shoot, shoots: readonly Shoot[], decisions: Decisions): boolean {
  const to = decisions[shoot.bookingId]
  if (to === null) return true
  return colleaguesFor(shoot, shoots, decisions).some(({ profileId }) => profileId === to)
}

/**
 * Returns a decision for each shoot: the earlier one if it is still possible, else the first colleague who is free, else
 * cancellation.
 */
export function proposeDecisions(shoots: readonly Shoot[], made: Decisions = {}): Decisions {
  const decisions: Decisions = {}
  for (const shoot of shoots) {
    const before = made[shoot.bookingId]
    if (before === undefined) continue
    const isStillPossible = isPossible(shoot, shoots, { ...decisions, [shoot.bookingId]: before })
    if (isStillPossible) decisions[shoot.bookingId] = before
  }
  for (const shoot of shoots) {
    if (decisions[shoot.bookingId] !== undefined) continue
    decisions[shoot.bookingId] = colleaguesFor(shoot, shoots, decisions)[0]?.profileId ?? null
  }
  return decisions
}
