import { emptyAddress } from '@/lib/studio/places/rules/address'
import type { PropertyAddress } from '@/lib/studio/places/schema'

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

/** Parses a draft that this tab stored. Returns null when there is none. @throws SyntaxError for other text */
export function parseDraft(stored: string | null): Draft | null {
  const draft: Draft | null = JSON.parse(stored ?? 'null')
  // An earlier release stored fewer parts of the address.
  return draft && { ...draft, property: { ...emptyAddress, ...draft.property } }
}
