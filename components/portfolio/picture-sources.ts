import type { Picture } from '@/lib/portfolio/schema'

/** Wider ones are for pictures that fill a screen. */
export type Widest = 480 | 960 | 1600 | 2400

/** Of the one picture across the whole page: on a phone it is cropped to a tall box, and wider than the screen. */
export const leadSizes = '(min-width: 90rem) 90rem, (min-width: 48rem) 100vw, 125vw'

/** Every width of a picture up to the widest wanted, as `srcset` has it; the smallest is always there. */
export function sourceSet(picture: Picture, ending: 'avif' | 'webp', widest: Widest): string {
  const { address, widths } = picture
  return widths
    .filter((width, place) => place === 0 || width <= widest)
    .map((width) => `${address}/${width}.${ending} ${width}w`)
    .join(', ')
}

/** For browsers that know none of the other formats. */
export function fallbackSource({ address, fallbackWidth }: Picture): string {
  return `${address}/${fallbackWidth}.jpg`
}
