import type { PriceBand, ServiceDraft, ServiceValues } from '@/lib/catalog/schema'
import { describeBand, describeIncluded } from '@/lib/catalog/words'
import { formatCents } from '@/lib/platform/money'
import type { ServiceLight } from '@/prisma/generated/enums'
import { sortBands } from './pricing'

/** The catalog's categories in display order. */
export const serviceCategories = [
  { id: 'REAL_ESTATE', name: 'Real estate' },
  { id: 'OTHER', name: 'Other media' },
] as const

/** A service or a booking's snapshot of one. */
type Priced = { priceCents: number }

/** Sums the prices, without tax or fees. */
export function totalCents(services: readonly Priced[]): number {
  return services.reduce((sum, service) => sum + service.priceCents, 0)
}

/** Sums the minutes of a visit for all of these services; 0 if none needs one. */
export function visitMinutes(services: readonly { durationMinutes: number }[]): number {
  return services.reduce((sum, service) => sum + service.durationMinutes, 0)
}

/** Returns the light that services need in one visit. Twilight decides, because it ends a visit that begins by day. */
export function lightOfServices(services: readonly { light: ServiceLight }[]): ServiceLight {
  const lights = services.map(({ light }) => light)
  if (lights.includes('TWILIGHT')) return 'TWILIGHT'
  return lights.includes('DAYLIGHT') ? 'DAYLIGHT' : 'ANY'
}

/** Returns the services with these ids, in the catalog's order and each once. Ignores unknown ids. */
export function pickServices<S extends { id: string }>(catalog: readonly S[], ids: Iterable<string>): S[] {
  const chosen = new Set(ids)
  return catalog.filter((service) => chosen.has(service.id))
}

/** Reads service ids from a query parameter: `a,b`, or the parameter repeated. */
export function readServiceIds(value: string | readonly string[] | null | undefined): string[] {
  const parts = typeof value === 'string' ? [value] : (value ?? [])
  const ids = parts.flatMap((part) => part.split(',')).map((id) => id.trim())
  return [...new Set(ids)].filter((id) => id !== '')
}

/** Parses a whole number as typed, with or without commas. Returns null for anything else, and above the limit. */
export function parseCount(text: string, limit: number): number | null {
  const digits = text.replaceAll(',', '').trim()
  return /^\d{1,7}$/.test(digits) && Number(digits) <= limit ? Number(digits) : null
}

const idLimit = 60

/**
 * Derives the id of a new service from its name: `Dusk Photos` becomes `dusk_photos`, or `dusk_photos_2` if that is
 * taken. It has only letters, digits, and underscores, so that it can be used in URLs.
 */
export function makeServiceId(name: string, taken: ReadonlySet<string>): string {
  const plain = name.normalize('NFKD').toLowerCase()
  const words = plain.replace(/\p{M}/gu, '').match(/[a-z0-9]+/g) ?? ['service']
  const word = words.join('_').slice(0, idLimit).replace(/_$/, '')
  let id = word
  for (let number = 2; taken.has(id); number += 1) id = `${word}_${number}`
  return id
}

const valueNames = [
  'name',
  'description',
  'duration',
  'durationMinutes',
  'light',
  'usesDrone',
  'showsExterior',
  'revisionRounds',
  'priceCents',
  'extraRoundCents',
  'currency',
  'active',
  'priceBasis',
  'countsBasement',
  'countsDetached',
  'bands',
] as const

/** Converts a service as entered to its stored values. */
export function toServiceValues<D extends ServiceDraft>({ price, extraRound, bands: drafts, ...draft }: D) {
  const bands = draft.priceBasis === 'FIXED' ? [] : sortBands(drafts).map(toBand)
  const isFixed = bands.length === 0
  return {
    ...draft,
    bands: bands.map((band) => ({
      ...band,
      photosIncluded: draft.priceBasis === 'PHOTOS' ? band.upTo : band.photosIncluded,
    })),
    durationMinutes: isFixed
      ? draft.durationMinutes
      : Math.min(...bands.map(({ durationMinutes }) => durationMinutes)),
    priceCents: isFixed ? price.cents : Math.min(...bands.map(({ priceCents }) => priceCents)),
    extraRoundCents: extraRound.cents,
    currency: price.currency,
  }
}

function toBand({ price, ...band }: ServiceDraft['bands'][number]): PriceBand {
  return { ...band, priceCents: price.cents }
}

/** Returns bands as texts for the audit log: `Up to 1,500 sq ft $225.00`. */
export function toAuditedBands({
  bands,
  priceBasis,
  currency,
}: Pick<ServiceValues, 'bands' | 'priceBasis' | 'currency'>) {
  return bands.map((band) =>
    [describeBand(priceBasis, bands, band), formatCents(band.priceCents, currency), describeIncluded(band)]
      .filter(Boolean)
      .join(' '),
  )
}

/** Returns the names of the values that differ. */
export function differingValues(one: ServiceValues, other: ServiceValues): (keyof ServiceValues)[] {
  return valueNames.filter((name) => bandTexts(one[name]) !== bandTexts(other[name]))
}

/** Bands are compared by what they hold, in the same order of properties; other values as they are. */
function bandTexts(value: ServiceValues[keyof ServiceValues]) {
  if (typeof value !== 'object') return value
  return value
    .map(({ upTo, priceCents, durationMinutes, photosIncluded, turnaroundHours }) =>
      [upTo, priceCents, durationMinutes, photosIncluded, turnaroundHours].join(),
    )
    .join(' ')
}

/** Returns the list with one entry moved by `step` places, at most to an end. An unknown entry changes nothing. */
export function moveEntry(ids: readonly string[], id: string, step: number): string[] {
  const from = ids.indexOf(id)
  if (from < 0) return [...ids]
  const to = Math.min(Math.max(from + step, 0), ids.length - 1)
  const rest = ids.filter((entry) => entry !== id)
  return [...rest.slice(0, to), id, ...rest.slice(to)]
}
