import { fiveDigitsOf, parseAddress } from '@/lib/studio/places/rules/address'
import { findState, type StateCode, stateOfZip } from './states'

/** Where a sale is taxed, as far as it's known: the property's state and five-digit ZIP code. */
export type TaxPlace = { state: StateCode | null; zip: string | null }

type Property = { propertyAddress: string; propertyState: string | null; propertyZip: string | null }

/** Returns where a property is, by the parts of its address or by the end of its line: `Asheville, NC 28801`. */
export function toTaxPlace({ propertyAddress, propertyState, propertyZip }: Property): TaxPlace {
  const zip = fiveDigitsOf(propertyZip ?? '') ?? fiveDigitsOf(parseAddress(propertyAddress).zip)
  const written = findState(propertyState ?? '') ?? writtenState(propertyAddress)
  return { state: written ?? (zip ? stateOfZip(zip) : null), zip }
}

/** Finds a state's code before the ZIP code or at the end, where no part of a street's name can be. */
function writtenState(address: string): StateCode | null {
  const [, code] =
    /(?:,|\s)\s*([A-Z]{2})(?:\s+\d{5}(?:-\d{4})?)?\s*(?:,?\s*(?:USA|United States))?\s*$/.exec(address) ?? []
  return code ? findState(code) : null
}

export function isPlaceKnown({ state, zip }: TaxPlace): boolean {
  return state !== null || zip !== null
}
