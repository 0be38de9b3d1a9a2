import type { Destination, PaidTravel, Travel } from '@/lib/calendar/travel/schema'
import type { Position } from '@/lib/studio/places/schema'
import type { TravelFee } from '@/lib/studio/settings/rules/travel'
import { findDrive } from './drive'

/**
 * Returns the one-way drive from a photographer's base to a property and what the client pays for it; null where one of the
 * places isn't known. The fee is measured by the whole miles that are shown.
 */
export function priceTravel(
  base: Position | null,
  destination: Destination | null,
  fee: TravelFee,
): Travel | null {
  if (!base || !destination) return null
  const drive = findDrive(base, destination.position, destination.road)
  const miles = Math.round(drive.miles)
  const steps = Math.ceil(Math.max(0, miles - fee.travelFreeMiles) / fee.travelStepMiles)
  return { miles, feeCents: steps * fee.travelStepCents, isEstimate: drive.isEstimate }
}

/** Returns the drive if the client pays for it; null if it's free. */
export function paidTravel(travel: PaidTravel | null): PaidTravel | null {
  return travel && travel.feeCents > 0 ? travel : null
}

type TravelColumns = { travelMiles: number | null; travelFeeCents: number; driveFeeCents: number | null }

/** Returns the drive that a row's client pays for; null if it's free. */
export function toTravel(row: TravelColumns): PaidTravel | null {
  const { travelMiles: miles, travelFeeCents: feeCents, driveFeeCents } = row
  if (miles === null || feeCents === 0) return null
  return { miles, feeCents, ...(driveFeeCents !== null && { isMoved: true }) }
}

/** Returns what a photographer drove for, in cents: no more than the client pays, and no more than their own drive would cost. */
export function drivenFee({ travelFeeCents, driveFeeCents }: Omit<TravelColumns, 'travelMiles'>): number {
  return Math.min(travelFeeCents, driveFeeCents ?? travelFeeCents)
}
