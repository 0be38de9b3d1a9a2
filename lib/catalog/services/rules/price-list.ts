import type { PriceTerms } from '@/lib/catalog/services/schema/services'
import type { PriceList } from '@/lib/people/brokerages/rules/price-list'
import type { Priceable } from './pricing'

/** Returns a client's prices with those of a quote, which win. @param quoted in cents by service id */
export function atQuotedPrices(list: PriceList | null, quoted: PriceList['prices'] | null): PriceList | null {
  if (!quoted) return list
  return { discountBasisPoints: list?.discountBasisPoints ?? 0, prices: { ...list?.prices, ...quoted } }
}

/**
 * Returns services at a client's own prices; without a price list, as they are. A fixed price replaces that of every band. What a
 * package contains is priced by the list too, and so is the package itself.
 */
export function applyPriceList<S extends Priceable>(services: readonly S[], list: PriceList | null): S[] {
  if (!list) return [...services]
  return services.map((service) => ({
    ...reprice(service, list),
    links: service.links.map((link) => ({ ...link, service: reprice(link.service, list) })),
  }))
}

function reprice<T extends PriceTerms>(terms: T, list: PriceList): T {
  const fixed = Object.hasOwn(list.prices, terms.id) ? list.prices[terms.id] : undefined
  const price = (cents: number) => fixed ?? discount(cents, list.discountBasisPoints)
  const extra = (cents: number) => (fixed === undefined ? discount(cents, list.discountBasisPoints) : cents)
  return {
    ...terms,
    priceCents: price(terms.priceCents),
    extraPhotoCents: extra(terms.extraPhotoCents),
    bands: terms.bands.map(({ extraPhotoCents, ...band }) => ({
      ...band,
      priceCents: price(band.priceCents),
      ...(typeof extraPhotoCents === 'number' && { extraPhotoCents: extra(extraPhotoCents) }),
    })),
  }
}

/** Takes basis points off an amount. Half a cent is the client's. */
function discount(cents: number, basisPoints: number): number {
  return cents - Math.round((cents * basisPoints) / 10_000)
}
