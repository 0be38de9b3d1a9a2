import type { ServiceLight } from '@/prisma/generated/enums'

/** The catalog's categories in display order. */
export const serviceCategories = [
  { id: 'REAL_ESTATE', name: 'Real estate' },
  { id: 'OTHER', name: 'Other media' },
] as const

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

/** The address of the quote form with these services chosen. */
export function quoteHref(services: readonly { id: string }[]): string {
  return `/portfolio/quote?services=${services.map(({ id }) => encodeURIComponent(id)).join(',')}`
}

/** Parses a whole number as typed, with or without commas. Returns null for anything else, and above the limit. */
export function parseCount(text: string, limit: number): number | null {
  const digits = text.replaceAll(',', '').trim()
  return /^\d{1,7}$/.test(digits) && Number(digits) <= limit ? Number(digits) : null
}
