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
