import type { ShownVariant } from '@/lib/photos/media/schema'
import type { PictureSize } from '@/lib/photos/property-pages/schema/pages'

/** Returns the path of the branded page. */
export function pagePath(slug: string): string {
  return `/p/${slug}`
}

/** Returns the path of the unbranded tour. It doesn't contain that of the branded page, which boards would object to. */
export function tourPath(slug: string): string {
  return `/tour/${slug}`
}

/** The parameter of a page with a form that needs no JavaScript. Such a page isn't cached, because each form has its own opening. */
export const askParameter = 'ask'

export function picturePath(pageId: string, photoId: string, size: PictureSize): string {
  return `/api/property-pages/${pageId}/photos/${photoId}/${size}`
}

/** Returns the address of a delivered film of a page, of its still, or of its captions. */
export function filmPath(pageId: string, mediaId: string, variant: ShownVariant): string {
  return `/api/property-pages/${pageId}/films/${mediaId}/${variant}`
}

export function openHousePath(pageId: string, openHouseId: string): string {
  return `/api/property-pages/${pageId}/open-houses/${openHouseId}`
}

/** Returns a link that calls a number as it was typed. */
export function phoneHref(phone: string): string {
  return `tel:${phone.replace(/[^+\d]/g, '')}`
}

/** Returns a search for the address on a map. */
export function mapHref(street: string, town: string): string {
  return `https://www.openstreetmap.org/search?query=${encodeURIComponent([street, town].filter(Boolean).join(', '))}`
}

/** Returns the path of the editor. */
export function editorPath({ bookingId, deliveryId }: { bookingId: string; deliveryId: string }): string {
  return `/photo-view/property-page?booking_id=${bookingId}&delivery_id=${deliveryId}`
}
