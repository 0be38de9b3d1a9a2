import type { PhotoVariant } from '@/lib/deliveries/schema/photos'

/** Returns the URL of one variant of a photo. With a later version's number, browsers fetch it again. */
export function photoAddress(photoId: string, variant: PhotoVariant, version = 1): string {
  return `/api/photos/${photoId}/${variant}${version > 1 ? `?version=${version}` : ''}`
}
