import type { PhotoVariant } from '@/lib/deliveries/schema'

/** Where the browser asks for one form of a photo. */
export function photoAddress(photoId: string, variant: PhotoVariant): string {
  return `/api/photos/${photoId}/${variant}`
}
