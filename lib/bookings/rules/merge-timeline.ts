import type { ShootEvent } from '@/lib/bookings/schema'

/**
 * One timeline out of those of several domains, earliest first. Events of the same moment stay in the order in which
 * they are given: what one transaction recorded reads booking, delivery, invoice.
 */
export function mergeTimeline(...timelines: readonly (readonly ShootEvent[])[]): ShootEvent[] {
  return timelines.flat().toSorted((one, other) => Date.parse(one.at) - Date.parse(other.at))
}
