import { type StateCode, stateNames } from '@/lib/catalog/taxes/rules/states'

/** Areas that don't name their states. */
const regions: Record<string, readonly StateCode[]> = {
  'Mid-Atlantic': ['DC', 'DE', 'MD', 'NJ', 'PA', 'VA', 'WV'],
  'North and South Carolina': ['NC', 'SC'],
}

/** Whether a board's area, such as `North Carolina Triangle`, is in a state. */
export function isInState(area: string, state: StateCode): boolean {
  const ofRegion = Object.hasOwn(regions, area) ? regions[area] : undefined
  if (ofRegion) return ofRegion.includes(state)
  // West Virginia isn't Virginia.
  const longer = Object.values(stateNames).filter(
    (name) => name !== stateNames[state] && name.includes(stateNames[state]),
  )
  const rest = longer.reduce((text, name) => text.replaceAll(name, ''), area)
  return rest.includes(stateNames[state])
}

/** Splits profiles into those of a state, with the universal one, and the others. Without a state, all are others. */
export function splitByState<P extends { area: string; isUniversal: boolean }>(
  profiles: readonly P[],
  state: StateCode | null,
): { near: P[]; others: P[] } {
  const isNear = ({ area, isUniversal }: P) => state !== null && (isUniversal || isInState(area, state))
  return { near: profiles.filter(isNear), others: profiles.filter((profile) => !isNear(profile)) }
}

/** Whether a board's area names states, and this one isn't among them. */
export function isElsewhere(area: string, state: StateCode): boolean {
  const codes = Object.keys(stateNames) as StateCode[]
  return !isInState(area, state) && codes.some((code) => isInState(area, code))
}
