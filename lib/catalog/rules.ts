import type { ServiceDraft, ServiceValues } from './schema'

/** The catalog's two categories, in the order they are shown. */
export const serviceCategories = [
  { id: 'REAL_ESTATE', name: 'Real estate' },
  { id: 'OTHER', name: 'Other media' },
] as const

/** What a service costs, today's or a booking's snapshot. */
type Priced = { priceCents: number }

/** The sum of the prices: no tax, no fee. */
export function totalCents(services: readonly Priced[]): number {
  return services.reduce((sum, service) => sum + service.priceCents, 0)
}

type MinutesRange = { min: number; max: number }

/** The shortest and longest visit that `2-3 hours` or `90 minutes` says; null for any other text, such as days. */
export function writtenMinutes(duration: string): MinutesRange | null {
  const match = /^(\d+(?:\.\d+)?)(?:\s*[-\u2013]\s*(\d+(?:\.\d+)?))?\s*(hour|hr|h|minute|min)s?$/i.exec(
    duration.trim(),
  )
  if (!match) return null
  const [, from = '', until = from, unit = ''] = match
  const factor = /^h/i.test(unit) ? 60 : 1
  return { min: Number(from) * factor, max: Number(until) * factor }
}

/** `“2-3 hours” is 120 to 180 minutes` */
export function minutesDisagree(duration: string, { min, max }: MinutesRange): string {
  return `“${duration.trim()}” is ${min === max ? min : `${min} to ${max}`} minutes`
}

/** The minutes of a visit for all of these services; 0 when none of them needs one. */
export function visitMinutes(services: readonly { durationMinutes: number }[]): number {
  return services.reduce((sum, service) => sum + service.durationMinutes, 0)
}

/** The offered services among the ids, in the catalog's order and each once; unknown ids are left out. */
export function pickServices<S extends { id: string }>(catalog: readonly S[], ids: Iterable<string>): S[] {
  const chosen = new Set(ids)
  return catalog.filter((service) => chosen.has(service.id))
}

/** Reads service ids out of an address: `a,b`, or `a` and `b` as the parameter repeated. */
export function readServiceIds(value: string | readonly string[] | null | undefined): string[] {
  const parts = typeof value === 'string' ? [value] : (value ?? [])
  const ids = parts.flatMap((part) => part.split(',')).map((id) => id.trim())
  return [...new Set(ids)].filter((id) => id !== '')
}

/** `1 service`, `2 services` */
export function countServices(count: number): string {
  return count === 1 ? '1 service' : `${count} services`
}

/** `House Tour is no longer offered.`: what a client reads whose choice was withdrawn meanwhile; no names if none is known. */
export function noLongerOffered(names: readonly string[]): string {
  if (names.length === 0) return 'A chosen service is no longer offered. Please choose again.'
  const list = new Intl.ListFormat('en-US').format(names)
  return `${list} ${names.length === 1 ? 'is' : 'are'} no longer offered. Please choose again.`
}

const idLimit = 60

/**
 * A stable word for a new service, made from its name: `Dusk Photos` becomes `dusk_photos`, or `dusk_photos_2` where
 * that is taken. Letters, digits and underscores only, so that it can stand in an address.
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
  'priceCents',
  'currency',
  'active',
] as const

/** A typed service as it is stored. */
export function toServiceValues<D extends ServiceDraft>({ price, ...draft }: D) {
  return { ...draft, priceCents: price.cents, currency: price.currency }
}

/** Which values of a service are not the same in both. */
export function differingValues(one: ServiceValues, other: ServiceValues): (keyof ServiceValues)[] {
  return valueNames.filter((name) => one[name] !== other[name])
}

/** The list with one entry moved by so many places, at most to an end; an unknown entry moves nothing. */
export function moveEntry(ids: readonly string[], id: string, step: number): string[] {
  const from = ids.indexOf(id)
  if (from < 0) return [...ids]
  const to = Math.min(Math.max(from + step, 0), ids.length - 1)
  const rest = ids.filter((entry) => entry !== id)
  return [...rest.slice(0, to), id, ...rest.slice(to)]
}
