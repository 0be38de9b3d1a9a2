import type { Position } from '@/lib/places/schema'
import type { Travel, TravelTerms } from '@/lib/travel/schema'
import { estimateDrive } from './drive'

/**
 * Returns the one-way drive from a photographer's base to a property and what the client pays for it; null where one of the
 * places isn't known. The fee is measured by the whole miles that are shown.
 */
export function priceTravel(
  base: Position | null,
  property: Position | null,
  terms: TravelTerms,
): Travel | null {
  if (!base || !property) return null
  const miles = Math.round(estimateDrive(base, property, terms).miles)
  const steps = Math.ceil(Math.max(0, miles - terms.travelFreeMiles) / terms.travelStepMiles)
  return { miles, feeCents: steps * terms.travelStepCents }
}

/** Returns the drive that a row's client pays for; null if it's free. */
export function toTravel(row: { travelMiles: number | null; travelFeeCents: number }): Travel | null {
  const { travelMiles: miles, travelFeeCents: feeCents } = row
  return miles === null || feeCents === 0 ? null : { miles, feeCents }
}
