import { findBand } from '@/lib/catalog/services/rules/pricing'
import type { PriceBasis } from '@/prisma/generated/enums'

/** A service up to a size, in the unit of its price's basis; null for no limit, and for a fixed price. */
export type AmountPlace = { serviceId: string; priceBasis: PriceBasis; upTo: number | null }

/** What is paid for a service up to a size. */
export type ServiceAmount = AmountPlace & { amountCents: number }

/** A booked service with what its price is based on now, and the booking's size or number of photos; null if not known. */
export type MeasuredService = { serviceId: string | null; priceBasis: PriceBasis; measured: number | null }

/** Returns what is paid for a booked service; null if no amount is set for it and its size. */
export function findAmount(amounts: readonly ServiceAmount[], service: MeasuredService): number | null {
  const own = amounts.filter(
    ({ serviceId, priceBasis }) => serviceId === service.serviceId && priceBasis === service.priceBasis,
  )
  if (service.priceBasis === 'FIXED') return own[0]?.amountCents ?? null
  if (service.measured === null) return null
  return findBand(own, service.measured)?.amountCents ?? null
}

/** A service of the catalog with its bands, lowest first; one without a limit for a fixed price. */
export type PayableService = {
  id: string
  name: string
  priceBasis: PriceBasis
  bands: { upTo: number | null; label: string }[]
}

/** Returns the amounts of a service's current bands. */
export function amountsOf(
  { id, priceBasis, bands }: PayableService,
  amounts: readonly ServiceAmount[],
): ServiceAmount[] {
  return amounts.filter(
    (amount) =>
      amount.serviceId === id &&
      amount.priceBasis === priceBasis &&
      bands.some(({ upTo }) => upTo === amount.upTo),
  )
}

/** Returns amounts in the order in which they are compared with those that were shown. */
export function sortAmounts(amounts: readonly ServiceAmount[]): ServiceAmount[] {
  return amounts
    .map(({ serviceId, priceBasis, upTo, amountCents }) => ({ serviceId, priceBasis, upTo, amountCents }))
    .sort((one, other) => (amountKey(one) < amountKey(other) ? -1 : 1))
}

/** The key of an amount in its form: `listing_photos/SQUARE_FEET/1500`. */
export function amountKey({ serviceId, priceBasis, upTo }: AmountPlace): string {
  return `${serviceId}/${priceBasis}/${upTo ?? ''}`
}
