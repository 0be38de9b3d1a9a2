import { mergeClasses } from '@/components/ui/merge-classes'
import type { Priced } from '@/lib/catalog/services/rules/pricing'
import type { OfferedService } from '@/lib/catalog/services/schema/services'
import { askUsText, eachText, fromText } from '@/lib/catalog/services/words/prices'
import { formatCents } from '@/lib/platform/money/money'

/** The services with a picture in public/services; services added later have none. */
const pictured = new Set([
  'photo_shoot',
  'aerial_photography',
  'house_tour',
  'aerial_tour',
  'virtual_staging',
  'listing_photos',
  'twilight_shoot',
  'detail_photos',
])

export function hasPicture(serviceId: string): boolean {
  return pictured.has(serviceId)
}

/** The picture of a service that has one. */
export function ServicePicture({ serviceId, className }: { serviceId: string; className?: string }) {
  return (
    // biome-ignore lint/performance/noImgElement: a small file of our own, already at its size
    <img
      src={`/services/${serviceId}.jpg`}
      alt=""
      width={276}
      height={276}
      className={mergeClasses('photo object-cover', className)}
    />
  )
}

/** `$350.00`, or `from $225.00` as long as the property's size isn't known. */
export function describePrice(
  { state, priceBasis, priceCents }: Priced<OfferedService>,
  currency: string,
): string {
  if (state === 'too-large') return askUsText
  const price = formatCents(priceCents, currency)
  if (state === 'priced') return price
  return priceBasis === 'EACH' ? eachText(price) : fromText(price)
}
