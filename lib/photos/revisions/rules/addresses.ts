import type { VersionVariant } from '@/lib/photos/revisions/schema'

/** Returns the URL of a variant of a version. */
export function versionAddress(versionId: string, variant: VersionVariant): string {
  return `/api/versions/${versionId}/${variant}`
}

/** Returns the path of a delivery's change requests. */
export function linkToChanges(bookingId: string, deliveryId: string): string {
  return `/photo-view?booking_id=${bookingId}&delivery_id=${deliveryId}#changes`
}
