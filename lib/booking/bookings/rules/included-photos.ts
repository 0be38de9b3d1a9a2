import { extraPhotosText } from '@/lib/catalog/services/words/prices'
import { formatCents } from '@/lib/platform/money/money'

/** How many photos a booking includes, and what each further one costs, in cents; 0 is no charge. */
export type IncludedPhotos = { count: number; extraCents: number }

/**
 * Sums up the photos that booked services include; null if none says how many. Which service a further photo belongs to isn't
 * known, so it costs the lowest of their prices.
 */
export function includedPhotos(
  services: readonly { photosIncluded: number | null; extraPhotoCents: number }[],
): IncludedPhotos | null {
  const counted = services.filter(({ photosIncluded }) => photosIncluded !== null)
  if (counted.length === 0) return null
  const prices = counted.map(({ extraPhotoCents }) => extraPhotoCents).filter((cents) => cents > 0)
  return {
    count: counted.reduce((sum, { photosIncluded }) => sum + (photosIncluded ?? 0), 0),
    extraCents: prices.length > 0 ? Math.min(...prices) : 0,
  }
}

/** `45`, or `45, extra photos $10.00 each` */
export function describeIncludedPhotos({ count, extraCents }: IncludedPhotos, currency: string): string {
  const included = count.toLocaleString('en-US')
  return extraCents > 0 ? `${included}, ${extraPhotosText(formatCents(extraCents, currency))}` : included
}
