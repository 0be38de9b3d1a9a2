import { split } from '@/lib/platform/money/split'

/**
 * Splits the price of a quote over its services by their list prices. @param cents of all services together
 * @returns cents by service id
 */
export function splitQuotedPrice(
  cents: number,
  services: readonly { id: string; priceCents: number }[],
): Record<string, number> {
  const isFree = services.every(({ priceCents }) => priceCents === 0)
  const shares = split(
    cents,
    services.map(({ priceCents }) => (isFree ? 1 : priceCents)),
  )
  return Object.fromEntries(services.map(({ id }, index) => [id, shares[index] ?? 0]))
}
