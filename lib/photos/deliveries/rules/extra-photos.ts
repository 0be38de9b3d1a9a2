import type { IncludedPhotos } from '@/lib/booking/bookings/rules/included-photos'

/** The photos of a delivery beyond those that the booking includes, and their price in cents. */
export type ExtraPhotos = IncludedPhotos & { extraCount: number; totalCents: number }

/**
 * Returns how many of the photos being sent are beyond those included, and what they cost; null for none, and without a price.
 * @param sentBefore the photos of earlier deliveries, which use up what is included first
 */
export function findExtraPhotos(
  included: IncludedPhotos | null,
  { sentBefore, sending }: { sentBefore: number; sending: number },
): ExtraPhotos | null {
  if (!included || included.extraCents === 0) return null
  const extraCount = Math.min(sending, sentBefore + sending - included.count)
  if (extraCount <= 0) return null
  return { ...included, extraCount, totalCents: extraCount * included.extraCents }
}
