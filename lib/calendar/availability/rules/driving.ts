import { shortDriveCount } from '@/lib/calendar/availability/limits'
import type { OpenSlot, ShortDrive } from '@/lib/calendar/availability/schema/slots'
import { findDetour } from '@/lib/calendar/travel/rules/detour'
import { priceTravel } from '@/lib/calendar/travel/rules/travel-fee'
import type { Destination, Travel } from '@/lib/calendar/travel/schema'
import type { Position } from '@/lib/studio/places/schema'
import type { TravelFee } from '@/lib/studio/settings/rules/travel'
import type { Shoot } from './buffer'

/** Estimates aren't more precise than this many minutes. */
const precision = 5

/** Returns the fees of those of these photographers, by their ids, whose drive isn't free. */
export function priceDrives(
  bases: ReadonlyMap<string, Position | null>,
  destination: Destination | null,
  fee: TravelFee,
): Record<string, Travel> {
  const fees: Record<string, Travel> = {}
  for (const [photographerId, base] of bases) {
    const travel = priceTravel(base, destination, fee)
    if (travel && travel.feeCents > 0) fees[photographerId] = travel
  }
  return fees
}

/** Returns the visits that add the least driving to their photographer's day, and of equal ones the earliest. */
export function findShortDrives(
  visits: readonly OpenSlot[],
  shootsOf: (visit: OpenSlot) => readonly Shoot[],
  bases: ReadonlyMap<string, Position | null>,
  destination: Destination | null,
): ShortDrive[] {
  if (!destination) return []
  return visits
    .flatMap((visit) => {
      const base = bases.get(visit.photographerId) ?? null
      const detour = findDetour(visit, shootsOf(visit), base, destination)
      if (!detour) return []
      return [{ ...detour, slotId: visit.id, minutes: Math.ceil(detour.minutes / precision) * precision }]
    })
    .sort((one, other) => one.minutes - other.minutes)
    .slice(0, shortDriveCount)
}
