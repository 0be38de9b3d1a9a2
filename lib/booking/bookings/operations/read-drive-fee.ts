import 'server-only'
import { readBase } from '@/lib/calendar/availability/operations/read-base'
import { readRoad } from '@/lib/calendar/travel/operations/read-road'
import { priceTravel } from '@/lib/calendar/travel/rules/travel-fee'
import type { Transaction } from '@/lib/platform/data/db'
import { locateStudio } from '@/lib/studio/places/operations/locate-address'
import { getStudio } from '@/lib/studio/settings/queries/get-studio'

/**
 * Returns what the drive of a photographer to a booking's property would cost, in cents; null if the client pays for no drive, or
 * it's the one that was agreed, or a place isn't known.
 */
export async function readDriveFee(
  tx: Transaction,
  bookingId: string,
  photographerId: string,
): Promise<number | null> {
  const { latitude, longitude, travelFeeCents } = await tx.booking.findUniqueOrThrow({
    where: { id: bookingId },
    select: { latitude: true, longitude: true, travelFeeCents: true },
  })
  if (travelFeeCents === 0 || latitude === null || longitude === null) return null
  const studio = await getStudio()
  const position = { latitude, longitude }
  const base = (await readBase(tx, photographerId)) ?? (await locateStudio(studio))
  const drive = priceTravel(base, { position, road: await readRoad(tx, studio, [position]) }, studio)
  return drive && drive.feeCents !== travelFeeCents ? drive.feeCents : null
}
