import type { DeliveryCover } from '@/lib/photos/deliveries/schema/deliveries'
import type { PhotoVariant } from '@/lib/photos/deliveries/schema/photos'

/** Returns the URL of one variant of a photo. With a later version's number, browsers fetch it again. */
export function photoAddress(photoId: string, variant: PhotoVariant, version = 1): string {
  return `/api/photos/${photoId}/${variant}${version > 1 ? `?version=${version}` : ''}`
}

/** Returns the URL of a delivery's cover. */
export function coverAddress({ photoId, isFree }: DeliveryCover, size: 'small' | 'large' = 'small'): string {
  if (size === 'large') return photoAddress(photoId, isFree ? 'preview' : 'screen')
  return photoAddress(photoId, isFree ? 'thumbnail' : 'tile')
}
