import type { DayRange, FreeColleague, ShootToMove } from '@/lib/availability/blocking/schema'
import { respectsBuffer } from '@/lib/availability/rules'
import type { SlotTime } from '@/lib/availability/schema'

/** More shoots than this are not moved in one transaction. */
export const maxShootsAtOnce = 25
/** The longest note to clients, in characters. */
export const maxNoteLength = 500

/** By booking: the profile of the colleague who gets the shoot, or null to cancel it. */
export type Decisions = Record<string, string | null>

/** The days of a range, its ends included. */
export function countDays({ fromDate, untilDate }: DayRange): number {
  return (Date.parse(untilDate) - Date.parse(fromDate)) / 86_400_000 + 1
}

type Shoot = SlotTime & Pick<ShootToMove, 'bookingId' | 'colleagues'>

/** Returns the colleagues who can take a shoot beside the others that they are given by these decisions. */
export function colleaguesFor(shoot: Shoot, shoots: readonly Shoot[], decisions: Decisions): FreeColleague[] {
  return shoot.colleagues.filter((colleague) => {
    const theirs = shoots.filter(
      ({ bookingId }) => bookingId !== shoot.bookingId && decisions[bookingId] === colleague.profileId,
    )
    return respectsBuffer(shoot, theirs, colleague)
  })
}

/** Whether a decision can be carried out beside the others. */
export function isPossible(shoot: Shoot, shoots: readonly Shoot[], decisions: Decisions): boolean {
  const to = decisions[shoot.bookingId]
  if (to === null) return true
  return colleaguesFor(shoot, shoots, decisions).some(({ profileId }) => profileId === to)
}

/**
 * Returns a decision for each shoot: the one made before where it is still possible, else the first colleague who is
 * free, else to cancel it.
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
