/** What a service costs, today's or a booking's snapshot. */
type Priced = { priceCents: number }

/** The sum of the prices: no tax, no fee. */
export function totalCents(services: readonly Priced[]): number {
  return services.reduce((sum, service) => sum + service.priceCents, 0)
}

/** The offered services among the ids, in the catalogue's order and each once; unknown ids are left out. */
export function pickServices<S extends { id: string }>(catalogue: readonly S[], ids: Iterable<string>): S[] {
  const chosen = new Set(ids)
  return catalogue.filter((service) => chosen.has(service.id))
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
