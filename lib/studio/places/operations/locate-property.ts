import 'server-only'
import { emptyAddress, formatAddress, parseAddress } from '@/lib/studio/places/rules/address'
import { type PlaceColumns, toPlaceColumns } from '@/lib/studio/places/rules/place'
import type { PropertyAddress } from '@/lib/studio/places/schema'
import { locateAddress, type StudioLocation } from './locate-address'

/** The columns of a booking that say where its property is. */
export type PropertyColumns = PlaceColumns & {
  propertyAddress: string
  propertyStreet: string | null
  propertyCity: string | null
  propertyState: string | null
  propertyZip: string | null
}

/**
 * Locates a property by the parts of its address, or by the ZIP code at the end of its one-line address: the wizard shows
 * drives for exactly these. May call the geocoder, so call it outside transactions.
 * @param line the address in one line, which counts if no parts with a street were entered
 */
export async function locateProperty(
  line: string,
  parts: PropertyAddress | undefined,
  studio: StudioLocation,
): Promise<PropertyColumns> {
  const entered = parts && parts.street !== '' ? parts : null
  const zip = parseAddress(line).zip || (parts?.zip ?? '')
  const place = await locateAddress(entered ?? { ...emptyAddress, zip }, studio)
  return {
    propertyAddress: entered ? formatAddress(entered) : line,
    propertyStreet: entered?.street || null,
    propertyCity: entered?.city || null,
    propertyState: entered?.state || null,
    propertyZip: entered?.zip || null,
    ...toPlaceColumns(place),
  }
}
