import { byTime } from '@/lib/calendar/availability/rules/slots'
import type { SlotTime } from '@/lib/calendar/availability/schema/slots'
import { minutesOf, toWallTime } from '@/lib/platform/time/calendar-date'

type RunSlot = SlotTime & { id: string; photographerId: string }

/** Adjacent slots for one visit, as the first slot with the end time of the last. `slotIds` are in order of time. */
export type Run<S extends RunSlot> = S & { slotIds: string[] }

/**
 * Returns a run for every slot at which a visit of this many minutes can start: the fewest adjacent slots of one
 * photographer that are long enough. A visit of 0 minutes takes one slot.
 * @param slots available slots, in any order
 */
export function findRuns<S extends RunSlot>(slots: readonly S[], minutes: number): Run<S>[] {
  const next = nextSlots(slots)
  return slots.flatMap((slot) => {
    const run = stretchFrom(slot, next, minutes)
    const last = run.at(-1) ?? slot
    if (lengthOf(slot, last) < minutes) return []
    return [{ ...slot, endTime: last.endTime, slotIds: run.map(({ id }) => id) }]
  })
}

/** Returns the part of a run that the visit takes: the rest only fills its last slot. A visit of 0 minutes takes all of it. */
export function visitOf<S extends SlotTime>(run: S, minutes: number): S {
  if (minutes === 0) return run
  const end = Math.min(minutesOf(run.endTime), minutesOf(run.startTime) + minutes)
  return { ...run, endTime: toWallTime(end) }
}

/** Returns the runs of `findRuns` except the current one of a booking that moves. */
export function findOtherRuns<S extends RunSlot>(
  slots: readonly S[],
  minutes: number,
  ownSlotIds: readonly string[],
): Run<S>[] {
  const own = new Set(ownSlotIds)
  return findRuns(slots, minutes).filter(({ slotIds }) => !slotIds.every((id) => own.has(id)))
}

/** Returns the run of `findRuns` that starts with this slot. */
export function findRunFrom<S extends RunSlot>(
  slots: readonly S[],
  slotId: string,
  minutes: number,
): Run<S> | undefined {
  return findRuns(slots, minutes).find(({ id }) => id === slotId)
}

/** Returns the length of the longest visit that fits these available slots, in minutes; 0 without slots. */
export function findMaxVisitMinutes(slots: readonly RunSlot[]): number {
  const next = nextSlots(slots)
  const followers = new Set(next.values())
  // The longest visit starts with a slot that follows no other.
  const lengths = slots
    .filter((slot) => !followers.has(slot))
    .map((slot) => lengthOf(slot, stretchFrom(slot, next, Infinity).at(-1) ?? slot))
  return Math.max(0, ...lengths)
}

/** Collects adjacent slots from one on until they are long enough or there is a gap. */
function stretchFrom<S extends RunSlot>(slot: S, next: Map<S, S>, minutes: number): S[] {
  const stretch = [slot]
  for (let last = slot; lengthOf(slot, last) < minutes; ) {
    const follower = next.get(last)
    if (!follower) break
    stretch.push(follower)
    last = follower
  }
  return stretch
}

/** Maps each slot to the one that starts when it ends. Slots of one photographer don't overlap. */
function nextSlots<S extends RunSlot>(slots: readonly S[]): Map<S, S> {
  const next = new Map<S, S>()
  const latest = new Map<string, S>()
  for (const slot of slots.toSorted(byTime)) {
    const before = latest.get(slot.photographerId)
    if (before?.date === slot.date && before.endTime === slot.startTime) next.set(before, slot)
    latest.set(slot.photographerId, slot)
  }
  return next
}

function lengthOf(first: RunSlot, last: RunSlot): number {
  return minutesOf(last.endTime) - minutesOf(first.startTime)
}
