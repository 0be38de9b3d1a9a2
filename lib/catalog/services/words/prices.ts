import { countOf } from '@/lib/platform/words'
import type { PriceBasis } from '@/prisma/generated/enums'

export const units: Record<PriceBasis, (count: number, shown?: string) => string> = {
  FIXED: (count, shown = grouped(count)) => shown,
  SQUARE_FEET: (count, shown = grouped(count)) => `${shown} sq ft`,
  BEDROOMS: (count, shown = grouped(count)) => `${shown} ${count === 1 ? 'bedroom' : 'bedrooms'}`,
  PHOTOS: (count, shown = grouped(count)) => `${shown} ${count === 1 ? 'photo' : 'photos'}`,
  EACH: (count, shown = grouped(count)) => shown,
}

/** `2,501–3,500 sq ft`, `Up to 2 bedrooms`, `Over 5,000 sq ft`. @param bands lowest first */
export function describeBand(
  basis: PriceBasis,
  bands: readonly { upTo: number | null }[],
  { upTo }: { upTo: number | null },
): string {
  const unit = units[basis]
  const below = bands.map((band) => band.upTo ?? 0).filter((limit) => upTo === null || limit < upTo)
  const lowest = Math.max(0, ...below)
  if (upTo === null) return lowest === 0 ? 'Any size' : `Over ${unit(lowest)}`
  if (lowest === 0 || basis === 'PHOTOS') return `Up to ${unit(upTo)}`
  return lowest + 1 === upTo ? unit(upTo) : unit(upTo, `${grouped(lowest + 1)}–${grouped(upTo)}`)
}

/** `90 minutes, 45 photos, ready in 48 hours` */
export function describeIncluded(band: {
  durationMinutes: number
  photosIncluded: number | null
  turnaroundHours: number | null
}): string {
  return [
    band.durationMinutes > 0 && countOf(band.durationMinutes, 'minute'),
    band.photosIncluded !== null && countOf(band.photosIncluded, 'photo'),
    band.turnaroundHours !== null && `ready in ${countOf(band.turnaroundHours, 'hour')}`,
  ]
    .filter(Boolean)
    .join(', ')
}

/** How many units of a service were ordered: `quantity 10`. */
export function quantityText(count: number): string {
  return `quantity ${grouped(count)}`
}

/** `from $225.00` */
export function fromText(price: string): string {
  return `from ${price}`
}

/** `$2.00 each` */
export function eachText(price: string): string {
  return `${price} each`
}

/** `extra photos $10.00 each` */
export function extraPhotosText(price: string): string {
  return `extra photos ${eachText(price)}`
}

type Offer = Parameters<typeof describeIncluded>[0] & { band: string | null; duration: string }

/**
 * What a client gets for the price: `90 minutes, 45 photos, extra photos $10.00 each`. Without a band, the duration as the
 * studio wrote it.
 * @param extraPhotoPrice null if extra photos have no price
 */
export function describeOffer(offer: Offer, extraPhotoPrice: string | null): string {
  const { duration, photosIncluded } = offer
  const written = photosIncluded === null ? duration : `${duration}, ${countOf(photosIncluded, 'photo')}`
  const included = (offer.band && describeIncluded(offer)) || written
  return extraPhotoPrice === null ? included : `${included}, ${extraPhotosText(extraPhotoPrice)}`
}

/** `Save $50.00` */
export function savingText(amount: string): string {
  return `Save ${amount}`
}

/** Instead of a price. */
export const askUsText = 'By quote'

function grouped(count: number): string {
  return count.toLocaleString('en-US')
}
