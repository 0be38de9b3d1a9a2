import type { Content, PriceTerms, PropertySize } from '@/lib/catalog/services/schema/services'
import { describeBand, quantityText } from '@/lib/catalog/services/words/prices'
import { maximumCents } from '@/lib/platform/money/money'
import { split } from '@/lib/platform/money/split'
import { totalCents, visitMinutes } from './totals'

/**
 * What decides the prices of an order: the property's size, and how many photos or units are wanted of the services priced by
 * them, by service id.
 */
export type Measures = { size: PropertySize; photoCounts: Readonly<Record<string, number>> }

/** A package is linked to what it contains, an add-on to what it is offered with. */
export type Priceable = PriceTerms & { links: readonly { service: Content }[] }

/** What an order's measures make of a service's price. */
type PriceState = {
  state: 'priced' | 'size-needed' | 'too-large'
  /** `2,501–3,500 sq ft`; null for a fixed price. */
  band: string | null
  photosIncluded: number | null
  turnaroundHours: number | null
}

/** A service in a package, at its part of the package's price and minutes. */
export type PackagePart = Content & PriceState

/**
 * A service at an order's price and minutes. `size-needed`: they are the lowest, until the size is known. `too-large`: the
 * studio has no price for this size.
 */
export type Priced<S> = S &
  PriceState & {
    /** What a package contains; its prices and minutes add up to those of the package. */
    parts: readonly PackagePart[]
    /** The price of a package's services without it; otherwise the price. */
    singleCents: number
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

type MeasuredTerms = Pick<PriceTerms, 'id' | 'priceBasis' | 'countsBasement' | 'countsDetached'>

/** Returns what a service's price counts, in square feet, bedrooms, photos, or units; null if it isn't known. */
export function measure(service: MeasuredTerms, { size, photoCounts }: Measures): number | null {
  if (service.priceBasis === 'BEDROOMS') return size.bedrooms
  if (isCounted(service)) return photoCounts[service.id] ?? null
  if (size.squareFeet === null) return null
  const basement = service.countsBasement ? (size.basementSquareFeet ?? 0) : 0
  return size.squareFeet + basement + (service.countsDetached ? (size.detachedSquareFeet ?? 0) : 0)
}

/** Whether the client chooses how many photos or units of it they want. */
export function isCounted({ priceBasis }: Pick<PriceTerms, 'priceBasis'>): boolean {
  return priceBasis === 'PHOTOS' || priceBasis === 'EACH'
}

/** Returns a service at the price and minutes that an order's measures give it. */
export function priceService<S extends Priceable>(service: S, measures: Measures): Priced<S> {
  const own = priceAlone(service, measures)
  if (service.kind !== 'PACKAGE') return { ...own, parts: [], singleCents: own.priceCents }
  return pricePackage(own, measures)
}

function priceAlone<S extends PriceTerms>(service: S, measures: Measures): S & PriceState {
  const fixed = { ...service, band: null }
  if (service.priceBasis === 'FIXED') return { ...fixed, state: 'priced' }
  const amount = measure(service, measures)
  if (amount === null) return { ...fixed, state: 'size-needed' }
  if (service.priceBasis === 'EACH') {
    const priceCents = service.priceCents * amount
    if (priceCents > maximumCents) return { ...fixed, state: 'too-large' }
    return { ...fixed, priceCents, band: quantityText(amount), state: 'priced' }
  }
  const found = findBand(service.bands, amount)
  if (!found) return { ...fixed, state: 'too-large' }
  const { priceCents, durationMinutes, photosIncluded, turnaroundHours } = found
  const extraPhotoCents = found.extraPhotoCents ?? service.extraPhotoCents
  const band = describeBand(service.priceBasis, service.bands, found)
  const priced = { priceCents, durationMinutes, photosIncluded, extraPhotoCents, turnaroundHours, band }
  return { ...service, ...priced, state: 'priced' }
}

/** Splits the package's price and minutes over its services, in proportion to their own. */
function pricePackage<S extends Priceable>(own: S & PriceState, measures: Measures): Priced<S> {
  const singles = own.links.map(({ service }) => priceAlone(service, measures))
  const durationMinutes = own.durationMinutes || visitMinutes(singles)
  const prices = splitLike(
    own.priceCents,
    singles.map(({ priceCents }) => priceCents),
  )
  const minutes = splitLike(
    durationMinutes,
    singles.map((single) => single.durationMinutes),
  )
  const parts = singles.map((single, index) => ({
    ...single,
    priceCents: prices[index] ?? 0,
    durationMinutes: minutes[index] ?? 0,
    turnaroundHours: own.turnaroundHours ?? single.turnaroundHours,
  }))
  const states = [own, ...singles].map(({ state }) => state)
  const state = (['too-large', 'size-needed'] as const).find((one) => states.includes(one)) ?? 'priced'
  return { ...own, state, durationMinutes, parts, singleCents: totalCents(singles) }
}

/** Splits an amount in proportion to others, or evenly if they are all 0. */
function splitLike(amount: number, others: readonly number[]): number[] {
  if (others.length === 0) return []
  return split(amount, others.some((other) => other > 0) ? others : others.map(() => 1))
}

/** Returns services at an order's prices. */
export function priceServices<S extends Priceable>(services: readonly S[], measures: Measures): Priced<S>[] {
  return services.map((service) => priceService(service, measures))
}

/** Which measures a client has to enter for these services. */
export function neededMeasures(services: readonly Priceable[]) {
  const terms: PriceTerms[] = services.flatMap((service) =>
    service.kind === 'PACKAGE' ? [service, ...service.links.map((link) => link.service)] : [service],
  )
  const bySquareFeet = terms.filter(({ priceBasis }) => priceBasis === 'SQUARE_FEET')
  return {
    squareFeet: bySquareFeet.length > 0,
    basement: bySquareFeet.some(({ countsBasement }) => countsBasement),
    detached: bySquareFeet.some(({ countsDetached }) => countsDetached),
    bedrooms: terms.some(({ priceBasis }) => priceBasis === 'BEDROOMS'),
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
