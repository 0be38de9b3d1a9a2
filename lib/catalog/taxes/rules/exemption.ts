import type { TaxPlace } from './place'

/** A valid certificate: for one state, or for every one. */
export type Exemption = { id: string; state: string | null }

/** Returns the certificate that exempts a sale at a place, rather that of the state than one for every state; null for none. */
export function findExemption<E extends Exemption>(exemptions: readonly E[], place: TaxPlace): E | null {
  const ofState = exemptions.find(({ state }) => state !== null && state === place.state)
  return ofState ?? exemptions.find(({ state }) => state === null) ?? null
}
