import { minimumText, noServiceText } from '@/lib/catalog/coupons/words/codes'
import { shareOf, split } from '@/lib/platform/money/split'

/** What a coupon takes off an order. */
export type CouponTerms = {
  code: string
  /** A share of the price, or an amount; the other is null. */
  basisPoints: number | null
  amountCents: number | null
  /** What the services have to cost at least. */
  minimumCents: number
  /** The services that it's for, packages by their own id; null for all. */
  serviceIds: readonly string[] | null
}

/** A service of an order, on its own or in a package. */
type Sold = { id: string; packageId: string | null; priceCents: number }

type Discounted<S> = S & { discountCents: number }

/**
 * Returns the services of an order with what a coupon takes off each, in cents. The discount is shared in proportion to the
 * prices that it applies to, to the cent, and never exceeds one of them.
 */
export function discountServices<S extends Sold>(
  services: readonly S[],
  coupon: CouponTerms | null,
): Discounted<S>[] {
  const bases = services.map((service) => (coupon && isFor(coupon, service) ? service.priceCents : 0))
  const base = sumOf(bases)
  const cents = coupon && sumOfPrices(services) >= coupon.minimumCents ? discountOn(coupon, base) : 0
  const parts = cents > 0 ? split(cents, bases) : []
  return services.map((service, index) => ({ ...service, discountCents: parts[index] ?? 0 }))
}

/** Returns why a coupon takes nothing off an order, as a sentence; null if it does. */
export function explainMisfit(
  coupon: CouponTerms,
  services: readonly Sold[],
  currency: string,
): string | null {
  if (sumOfPrices(services) < coupon.minimumCents) return minimumText(coupon.minimumCents, currency)
  const isUsed = discountServices(services, coupon).some(({ discountCents }) => discountCents > 0)
  return isUsed ? null : noServiceText
}

/** A package is a service of its own, whatever it contains. */
function isFor({ serviceIds }: CouponTerms, { id, packageId }: Sold): boolean {
  return serviceIds === null || serviceIds.includes(packageId ?? id)
}

function discountOn({ basisPoints, amountCents }: CouponTerms, base: number): number {
  return basisPoints === null ? Math.min(amountCents ?? 0, base) : shareOf(base, basisPoints)
}

function sumOfPrices(services: readonly Sold[]): number {
  return sumOf(services.map(({ priceCents }) => priceCents))
}

function sumOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0)
}
