import { emptyAddress } from '@/lib/places/rules/address'
import type { PropertyAddress } from '@/lib/places/schema'

/** What a person types about a shoot. */
export type ShootTexts = { propertyAddress: string; specialInstructions: string }

/**
 * What is typed in the wizard, with the idempotency key of the last attempt and what it was for. `property` has the parts
 * of the address, typed in the first step; `propertyAddress` is for those who skipped it.
 */
export type Draft = ShootTexts & {
  property: PropertyAddress
  request: { key: string; content: string } | null
}

/** Parses a stored draft. Returns null when there is none, or it isn't one. */
export function parseDraft(stored: string | null): Draft | null {
  try {
    const { propertyAddress, specialInstructions, property, request } = JSON.parse(stored ?? '')
    if (typeof propertyAddress !== 'string' || typeof specialInstructions !== 'string') return null
    const isRequest = typeof request?.key === 'string' && typeof request?.content === 'string'
    return {
      propertyAddress,
      specialInstructions,
      property: parseParts(property),
      request: isRequest ? request : null,
    }
  } catch {
    return null
  }
}

function parseParts(stored: unknown): PropertyAddress {
  const parts = typeof stored === 'object' && stored !== null ? new Map(Object.entries(stored)) : new Map()
  const read = (name: keyof PropertyAddress) => (typeof parts.get(name) === 'string' ? parts.get(name) : '')
  const names = Object.keys(emptyAddress) as (keyof PropertyAddress)[]
  return { ...emptyAddress, ...Object.fromEntries(names.map((name) => [name, read(name)])) }
}
