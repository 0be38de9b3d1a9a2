import type { PhotoVariant } from '@/lib/deliveries/schema/photos'

/** Returns the URL of one variant of a photo. */
export function photoAddress(photoId: string, variant: PhotoVariant): string {
  return `/api/photos/${photoId}/${variant}`
}
