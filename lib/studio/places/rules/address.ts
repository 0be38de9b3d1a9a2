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

/** Whether two addresses have the same parts. */
export function isSameAddress(one: PropertyAddress, other: PropertyAddress): boolean {
  return formatAddress(one) === formatAddress(other)
}

/** Returns the five digits of a ZIP code, also of a ZIP+4; null for anything else. */
export function fiveDigitsOf(zip: string): string | null {
  return /^(\d{5})(?:-?\d{4})?$/.exec(zip.trim())?.[1] ?? null
}
