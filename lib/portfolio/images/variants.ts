/** In px: a phone, a phone of more dots, a laptop, a large screen. */
const steps = [480, 960, 1600, 2400]
const widest = 2400
/** For browsers and mail readers that know neither of the two small formats. */
const fallbackLimit = 960
/** What messengers and search engines show of a page. */
export const cut = { width: 1200, height: 630 }

/** The widths a picture is made in, smallest first: never wider than it is, and none nearly as wide as its largest. */
export function variantWidths(width: number): number[] {
  const largest = Math.min(width, widest)
  return [...steps.filter((step) => step < largest * 0.85), largest]
}

/** The width of the one JPEG that shows the whole picture. It is never that of the cut. */
export function fallbackWidth(width: number): number {
  return Math.min(width, fallbackLimit)
}

/** Whether a picture of that size is large enough to be cut for messengers. */
export function hasCut({ width, height }: { width: number; height: number }): boolean {
  return width >= cut.width && height >= cut.height
}
