import { sizeLimits } from '@/lib/catalog/services/limits'
import type { BandTexts, ManagedService, ServiceTexts } from '@/lib/catalog/services/schema/editing'
import type { OfferedService } from '@/lib/catalog/services/schema/services'
import { parseAmount } from '@/lib/platform/money/parse-amount'
import type { PriceBasis, ServiceCategory } from '@/prisma/generated/enums'
import { hasBands } from './bands'
import { parseCount } from './chosen-services'
import { findBand, type Measures, noSize, type Priced, priceService } from './pricing'

type Context = {
  id: string
  category: ServiceCategory
  currency: string
  /** All services, of which packages and add-ons are linked to some. */
  services: readonly ManagedService[]
}

/** Returns a service as clients would see it, from the fields as typed. What can't be read counts as 0, or as absent. */
export function readDraft(
  draft: ServiceTexts,
  { id, category, currency, services }: Context,
): OfferedService {
  const { extraPhoto, price, durationMinutes, ...texts } = draft
  const cents = (text: string) => parseAmount(text, currency).cents ?? 0
  const bands = hasBands(draft.priceBasis)
    ? readRows(draft.bands).map((row) => ({
        upTo: row.upTo,
        priceCents: cents(row.price),
        durationMinutes: readNumber(row.durationMinutes) ?? 0,
        photosIncluded: draft.priceBasis === 'PHOTOS' ? row.upTo : readNumber(row.photosIncluded),
        extraPhotoCents: row.extraPhoto.trim() === '' ? null : cents(row.extraPhoto),
        turnaroundHours: readNumber(row.turnaroundHours),
      }))
    : []
  const lowest = (values: number[]) => (values.length === 0 ? 0 : Math.min(...values))
  const isBanded = hasBands(draft.priceBasis)
  return {
    ...texts,
    id,
    category,
    priceCents: isBanded ? lowest(bands.map((band) => band.priceCents)) : cents(price),
    durationMinutes: isBanded
      ? lowest(bands.map((band) => band.durationMinutes))
      : (readNumber(durationMinutes) ?? 0),
    turnaroundHours: isBanded ? null : readNumber(draft.turnaroundHours),
    photosIncluded: isBanded ? null : readNumber(draft.photosIncluded),
    extraPhotoCents: draft.kind === 'PACKAGE' ? 0 : cents(extraPhoto),
    bands,
    links: services.filter((service) => draft.linkedIds.includes(service.id)).map((service) => ({ service })),
  }
}

/** Returns the service at an example's size. */
export function priceExample(service: OfferedService, amount: number): Priced<OfferedService> {
  const { id, priceBasis } = service
  const measures: Record<PriceBasis, Partial<Measures>> = {
    FIXED: {},
    SQUARE_FEET: { size: { ...noSize, squareFeet: amount } },
    BEDROOMS: { size: { ...noSize, bedrooms: amount } },
    PHOTOS: { photoCounts: { [id]: amount } },
    EACH: { photoCounts: { [id]: amount } },
  }
  return priceService(service, { size: noSize, photoCounts: {}, ...measures[priceBasis] })
}

/** Returns the key of the row that decides the price of a size; null if no row reaches it. */
export function findRowKey(rows: readonly BandTexts[], amount: number): string | null {
  return findBand(readRows(rows), amount)?.key ?? null
}

/** Returns the limits that can be read; null is no limit. */
export function readLimits(rows: readonly BandTexts[]): (number | null)[] {
  return readRows(rows).map(({ upTo }) => upTo)
}

type ExampleRange = { min: number; max: number; step: number; first: number }

const ranges: Record<PriceBasis, ExampleRange | null> = {
  FIXED: null,
  SQUARE_FEET: { min: 600, max: 6000, step: 100, first: 3200 },
  BEDROOMS: { min: 1, max: 6, step: 1, first: 3 },
  PHOTOS: { min: 1, max: 50, step: 1, first: 25 },
  EACH: { min: 1, max: 20, step: 1, first: 3 },
}

/** Returns the sizes that can be tried, beyond the largest limit; null for a price that depends on none. */
export function exampleRange(basis: PriceBasis, rows: readonly BandTexts[]): ExampleRange | null {
  const range = ranges[basis]
  if (!range) return null
  const largest = hasBands(basis) ? Math.max(0, ...readLimits(rows).map(Number)) : 0
  const beyond = largest + 10 * range.step
  return { ...range, max: largest < range.max ? range.max : Math.ceil(beyond / range.step) * range.step }
}

/** Returns the rows whose limit can be read, with it as a number; null for none. */
function readRows(rows: readonly BandTexts[]) {
  return rows.flatMap(({ upTo: text, ...row }) => {
    const upTo = readNumber(text)
    return upTo === null && text.trim() !== '' ? [] : [{ ...row, upTo }]
  })
}

function readNumber(text: string): number | null {
  return parseCount(text, sizeLimits.squareFeet * 10)
}
