import type { Picture } from '@/lib/site/portfolio/schema'

/** The widest source to offer, in px. Only pictures that fill the screen need the larger ones. */
export type Widest = 480 | 960 | 1600 | 2400

/** The `sizes` of a full-width picture. On phones it is cropped to a tall box, so its uncropped width exceeds the screen. */
export const leadSizes = '(min-width: 90rem) 90rem, (min-width: 48rem) 100vw, 125vw'

/** Returns the `srcset` of a picture up to the given width. Always includes the smallest. */
export function sourceSet(picture: Picture, ending: 'avif' | 'webp', widest: Widest): string {
  const { address, widths } = picture
  return widths
    .filter((width, place) => place === 0 || width <= widest)
    .map((width) => `${address}/${width}.${ending} ${width}w`)
    .join(', ')
}

/** Returns the JPEG, for browsers without AVIF and WebP. */
export function fallbackSource({ address, fallbackWidth }: Picture): string {
  return `${address}/${fallbackWidth}.jpg`
}
