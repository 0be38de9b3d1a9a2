import { writeSelection } from '@/lib/deliveries/rules/zip-address'

/** `all`, or the selection of these photos, as in a URL. */
export function choosePhotos(photoIds: readonly string[], total: number): string {
  return photoIds.length === total ? 'all' : writeSelection(photoIds)
}

/** Returns the URL of a ZIP for a board; with `file`, of the single file at that place, from 1. */
export function mlsAddress(
  { deliveryId, profile, photos }: { deliveryId: string; profile: string; photos: string },
  file?: number,
): string {
  const query = new URLSearchParams({ profile, photos, ...(file && { file: String(file) }) })
  return `/api/deliveries/${deliveryId}/mls?${query}`
}

/** Returns the URL of the page that prepares a delivery for a board. */
export function mlsPageAddress(delivery: { id: string; bookingId: string }, profile: string): string {
  return `/photo-view/mls?booking_id=${delivery.bookingId}&delivery_id=${delivery.id}&profile=${profile}`
}
