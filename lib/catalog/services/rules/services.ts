import type { ServiceDraft, ServiceValues } from '@/lib/catalog/services/schema/editing'
import type { PriceBand } from '@/lib/catalog/services/schema/services'
import { describeBand, describeIncluded, extraPhotosText } from '@/lib/catalog/services/words/prices'
import { formatCents } from '@/lib/platform/money/money'
import { canIncludePhotos, hasBands } from './bands'
import { sortBands } from './pricing'

/** Returns the ids of linked services, sorted. */
export function toLinkedIds(links: readonly { service: { id: string } }[]): string[] {
  return links.map(({ service }) => service.id).sort()
}

const idLimit = 60
/** Pages beside those of services. */
const reservedIds: ReadonlySet<string> = new Set(['new', 'import'])

/**
 * Derives the id of a new service from its name: `Dusk Photos` becomes `dusk_photos`, or `dusk_photos_2` if that is
 * taken. It has only letters, digits, and underscores, so that it can be used in URLs.
 */
export function makeServiceId(name: string, taken: ReadonlySet<string>): string {
  const plain = name.normalize('NFKD').toLowerCase()
  const words = plain.replace(/\p{M}/gu, '').match(/[a-z0-9]+/g) ?? ['service']
  const word = words.join('_').slice(0, idLimit).replace(/_$/, '')
  let id = word
  for (let number = 2; taken.has(id) || reservedIds.has(id); number += 1) id = `${word}_${number}`
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
  'turnaroundHours',
  'photosIncluded',
  'extraPhotoCents',
  'kind',
  'linkedIds',
  'automaticDays',
  'shots',
  'bands',
] as const

/** Converts a service as entered to its stored values. */
export function toServiceValues<D extends ServiceDraft>(typed: D) {
  const { price, extraRound, extraPhoto, bands: drafts, ...draft } = typed
  const bands = hasBands(draft.priceBasis) ? sortBands(drafts).map(toBand) : []
  const isFixed = bands.length === 0
  return {
    ...draft,
    turnaroundHours: isFixed ? draft.turnaroundHours : null,
    photosIncluded: isFixed && canIncludePhotos(draft) ? draft.photosIncluded : null,
    extraPhotoCents: canIncludePhotos(draft) ? extraPhoto.cents : 0,
    linkedIds: draft.kind === 'SERVICE' ? [] : [...new Set(draft.linkedIds)].sort(),
    automaticDays: draft.kind === 'ADD_ON' ? [...new Set(draft.automaticDays)].sort() : [],
    shots: draft.kind === 'PACKAGE' ? [] : draft.shots,
    bands: bands.map((band) => ({
      ...band,
      photosIncluded: draft.priceBasis === 'PHOTOS' ? band.upTo : band.photosIncluded,
      extraPhotoCents: canIncludePhotos(draft) ? band.extraPhotoCents : null,
    })),
    durationMinutes: isFixed
      ? draft.durationMinutes
      : Math.min(...bands.map(({ durationMinutes }) => durationMinutes)),
    priceCents: isFixed ? price.cents : Math.min(...bands.map(({ priceCents }) => priceCents)),
    extraRoundCents: extraRound.cents,
    currency: price.currency,
  }
}

function toBand({ price, extraPhoto, ...band }: ServiceDraft['bands'][number]) {
  return { ...band, priceCents: price.cents, extraPhotoCents: extraPhoto?.cents ?? null } satisfies PriceBand
}

/** Returns bands as texts for the audit log: `Up to 1,500 sq ft $225.00`. */
export function toAuditedBands({
  bands,
  priceBasis,
  currency,
}: Pick<ServiceValues, 'bands' | 'priceBasis' | 'currency'>) {
  return bands.map((band) =>
    [
      describeBand(priceBasis, bands, band),
      formatCents(band.priceCents, currency),
      describeIncluded(band),
      typeof band.extraPhotoCents === 'number' &&
        extraPhotosText(formatCents(band.extraPhotoCents, currency)),
    ]
      .filter(Boolean)
      .join(' '),
  )
}

/** Returns the names of the values that differ. */
export function differingValues(one: ServiceValues, other: ServiceValues): (keyof ServiceValues)[] {
  return valueNames.filter((name) => textOf(one[name]) !== textOf(other[name]))
}

/** Lists are compared by what they hold, in the same order of properties; other values as they are. */
function textOf(value: ServiceValues[keyof ServiceValues]) {
  if (!Array.isArray(value)) return value
  return value.map((entry) => (typeof entry === 'object' ? bandText(entry) : entry)).join('\n')
}

function bandText({ upTo, priceCents, durationMinutes, ...band }: PriceBand) {
  const { photosIncluded, extraPhotoCents, turnaroundHours } = band
  return [upTo, priceCents, durationMinutes, photosIncluded, extraPhotoCents, turnaroundHours].join()
}
