import type { PriceBand, PropertySize } from '@/lib/catalog/schema'
import { describeBand } from '@/lib/catalog/words'
import type { PriceBasis } from '@/prisma/generated/enums'

/** What decides the prices of an order: the property's size, and how many photos of a service are wanted, by its id. */
export type Measures = { size: PropertySize; photoCounts: Readonly<Record<string, number>> }

/** What a price is computed from. Without bands, price and minutes are fixed. */
export type Priceable = {
  id: string
  priceBasis: PriceBasis
  countsBasement: boolean
  countsDetached: boolean
  priceCents: number
  durationMinutes: number
  bands: readonly PriceBand[]
}

/**
 * A service at an order's price and minutes. `size-needed`: they are the lowest, until the size is known. `too-large`: the
 * studio has no price for this size.
 */
export type Priced<S> = S & {
  state: 'priced' | 'size-needed' | 'too-large'
  /** `2,501–3,500 sq ft`; null for a fixed price. */
  band: string | null
  photosIncluded: number | null
  turnaroundHours: number | null
}

export const noSize: PropertySize = {
  squareFeet: null,
  basementSquareFeet: null,
  detachedSquareFeet: null,
  bedrooms: null,
}

export const noMeasures: Measures = { size: noSize, photoCounts: {} }

/** Returns bands by their upper limits; the one without a limit is last. */
export function sortBands<B extends { upTo: number | null }>(bands: readonly B[]): B[] {
  const limitOf = ({ upTo }: B) => upTo ?? Number.POSITIVE_INFINITY
  return bands.toSorted((one, other) => (limitOf(one) < limitOf(other) ? -1 : 1))
}

/** Returns the band of a size: the lowest whose limit reaches it. Null above the last. */
export function findBand<B extends { upTo: number | null }>(bands: readonly B[], size: number): B | null {
  return sortBands(bands).find(({ upTo }) => upTo === null || size <= upTo) ?? null
}

/** Returns what a service's bands count, in square feet, bedrooms, or photos; null if it isn't known. */
export function measure(service: Omit<Priceable, 'bands'>, { size, photoCounts }: Measures): number | null {
  if (service.priceBasis === 'BEDROOMS') return size.bedrooms
  if (service.priceBasis === 'PHOTOS') return photoCounts[service.id] ?? null
  if (size.squareFeet === null) return null
  const basement = service.countsBasement ? (size.basementSquareFeet ?? 0) : 0
  return size.squareFeet + basement + (service.countsDetached ? (size.detachedSquareFeet ?? 0) : 0)
}

/** Returns a service at the price and minutes that an order's measures give it. */
export function priceService<S extends Priceable>(service: S, measures: Measures): Priced<S> {
  const fixed = { ...service, band: null, photosIncluded: null, turnaroundHours: null }
  if (service.priceBasis === 'FIXED') return { ...fixed, state: 'priced' }
  const amount = measure(service, measures)
  if (amount === null) return { ...fixed, state: 'size-needed' }
  const found = findBand(service.bands, amount)
  if (!found) return { ...fixed, state: 'too-large' }
  const { priceCents, durationMinutes, photosIncluded, turnaroundHours } = found
  const band = describeBand(service.priceBasis, service.bands, found)
  return { ...service, priceCents, durationMinutes, photosIncluded, turnaroundHours, band, state: 'priced' }
}

/** Returns services at an order's prices. */
export function priceServices<S extends Priceable>(services: readonly S[], measures: Measures): Priced<S>[] {
  return services.map((service) => priceService(service, measures))
}

/** Which measures a client has to enter for these services; ids of those priced by photos. */
export function neededMeasures(services: readonly Priceable[]) {
  const bySquareFeet = services.filter(({ priceBasis }) => priceBasis === 'SQUARE_FEET')
  return {
    squareFeet: bySquareFeet.length > 0,
    basement: bySquareFeet.some(({ countsBasement }) => countsBasement),
    detached: bySquareFeet.some(({ countsDetached }) => countsDetached),
    bedrooms: services.some(({ priceBasis }) => priceBasis === 'BEDROOMS'),
  }
}

/** Returns the parts of the size that decide a price of these services; a booking stores no others. */
export function relevantSize(services: readonly Priceable[], size: PropertySize): PropertySize {
  const needed = neededMeasures(services)
  return {
    squareFeet: needed.squareFeet ? size.squareFeet : null,
    basementSquareFeet: needed.basement ? size.basementSquareFeet : null,
    detachedSquareFeet: needed.detached ? size.detachedSquareFeet : null,
    bedrooms: needed.bedrooms ? size.bedrooms : null,
  }
}
