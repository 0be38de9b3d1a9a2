import 'server-only'
import { hash } from 'node:crypto'
import { geocode, hasGeocoder } from '@/lib/integrations/geocoder'
import { db } from '@/lib/platform/data/db'
import { log } from '@/lib/platform/monitoring/log'
import { now } from '@/lib/platform/time/clock'
import { fiveDigitsOf, formatAddress, parseAddress } from '@/lib/studio/places/rules/address'
import { parseCoordinates } from '@/lib/studio/places/rules/coordinates'
import type { Place, Position, PropertyAddress } from '@/lib/studio/places/schema'

/** What a studio's own location is read from. */
export type StudioLocation = { coordinates: string | null; address: string | null }

/**
 * Finds where an address is: by the geocoder if the studio has one, else by its ZIP code, else at the studio. Returns
 * null if not even the studio's location is known. May call the geocoder, so call it outside transactions.
 */
export async function locateAddress(
  address: PropertyAddress | null,
  studio: StudioLocation,
): Promise<Place | null> {
  const found = address && ((await locateByGeocoder(address)) ?? (await locateZip(address.zip)))
  return found ?? (await locateStudio(studio))
}

/** Finds where the studio is: by its coordinates, else by the ZIP code of its address. */
export async function locateStudio({ coordinates, address }: StudioLocation): Promise<Place | null> {
  const position = parseCoordinates(coordinates ?? '') ?? (await locateZip(parseAddress(address ?? '').zip))
  return position && { latitude: position.latitude, longitude: position.longitude, source: 'STUDIO' }
}

/** Finds the middle of a ZIP code's area: a few miles off at most, which moves sunrise by seconds. */
export async function locateZip(zip: string): Promise<Place | null> {
  const digits = fiveDigitsOf(zip)
  if (!digits) return null
  const found = await db().zipCode.findUnique({ where: { zip: digits } })
  return found && { latitude: found.latitude, longitude: found.longitude, source: 'ZIP' }
}

async function locateByGeocoder(address: PropertyAddress): Promise<Place | null> {
  if (!hasGeocoder() || address.street === '') return null
  const key = hash('sha256', formatAddress(address).toLowerCase())
  const known = await db().locatedAddress.findUnique({ where: { address: key } })
  if (known) return toPlace(known)
  try {
    const position = await geocode(address)
    const found = { latitude: position?.latitude ?? null, longitude: position?.longitude ?? null }
    await db().locatedAddress.upsert({
      where: { address: key },
      create: { address: key, ...found },
      update: { ...found, locatedAt: now() },
      select: { address: true },
    })
    return toPlace(found)
  } catch (error) {
    // Less precise is better than no times: the ZIP code is used instead.
    log().warn({ error: String(error) }, 'the geocoder failed')
    return null
  }
}

function toPlace({ latitude, longitude }: { [name in keyof Position]: number | null }): Place | null {
  return latitude === null || longitude === null ? null : { latitude, longitude, source: 'GEOCODER' }
}
