import { pickServices } from '@/lib/catalog/services/rules/chosen-services'
import { totalCents } from '@/lib/catalog/services/rules/totals'

/** Sums the list prices of the chosen services in cents, and counts those that are offered. */
export function listPriceOf(
  catalog: readonly { id: string; priceCents: number }[],
  chosen: Iterable<string>,
): { count: number; cents: number } {
  const services = pickServices(catalog, chosen)
  return { count: services.length, cents: totalCents(services) }
}
