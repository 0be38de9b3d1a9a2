import { addressLimits } from '@/lib/studio/places/limits'
import type { PropertyAddress } from '@/lib/studio/places/schema'

export const emptyAddress: PropertyAddress = { street: '', city: '', state: '', zip: '' }

/** Returns the address in one line: `284 Juniper Field Lane, Swannanoa, NC 28778`. */
export function formatAddress({ street, city, state, zip }: PropertyAddress): string {
  return [street, city, joined(state, zip)].filter(Boolean).join(', ')
}

function joined(...words: string[]): string {
  return words.filter(Boolean).join(' ')
}

/** Returns what can be located of an address in one line: its ZIP code, and the line itself as the street. */
export function parseAddress(line: string): PropertyAddress {
  const zip = /\b(\d{5})(?:-\d{4})?\s*(?:,?\s*(?:USA|United States))?\s*$/i.exec(line)?.[1] ?? ''
  return { ...emptyAddress, street: line.trim(), zip }
}

/**
 * Returns the parts of an address as people write it in one line: `1418 Alder Ridge Lane, Asheville, NC 28804`. A line that
 * has a longer part than can be stored has no parts, and counts as it is.
 * @param zip counts instead of the one in the line
 */
export function toAddressParts(line: string, zip: string): PropertyAddress {
  const segments = line.split(',').flatMap((segment) => segment.trim() || [])
  if (segments.length > 1 && /^(?:USA|United States)$/i.test(segments.at(-1) ?? '')) segments.pop()
  const [, before = '', state = ''] = endOfLine.exec(segments.length > 1 ? (segments.at(-1) ?? '') : '') ?? []
  const hasOwnCity = before === '' && segments.length > 2
  const city = hasOwnCity ? (segments.at(-2) ?? '') : before
  const street = segments.length > 1 ? segments.slice(0, hasOwnCity ? -2 : -1) : segments
  const parts = {
    street: street.join(', ').replace(/(\S)\s+\d{5}(?:-\d{4})?$/, '$1'),
    city,
    state,
    zip: zip.trim(),
  }
  const fits = (['street', 'city', 'state', 'zip'] as const).every(
    (name) => parts[name].length <= addressLimits[name],
  )
  return fits ? parts : { ...emptyAddress, zip: zip.trim() }
}

/** `Asheville`, `Asheville NC`, `NC 28804`, `28804-1234`: the city and the state. */
const endOfLine = /^(.*?)\s*\b([A-Z]{2})?\s*(?:\d{5}(?:-\d{4})?)?$/

/** Whether two addresses have the same parts. */
export function isSameAddress(one: PropertyAddress, other: PropertyAddress): boolean {
  return formatAddress(one) === formatAddress(other)
}

/** Returns the five digits of a ZIP code, also of a ZIP+4; null for anything else. */
export function fiveDigitsOf(zip: string): string | null {
  return /^(\d{5})(?:-?\d{4})?$/.exec(zip.trim())?.[1] ?? null
}
