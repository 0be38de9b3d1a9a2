/** In px: for a phone, a high-density phone, a laptop, and a large screen. */
const steps = [480, 960, 1600, 2400]
const widest = 2400
/** In px. The JPEG is for browsers and email clients without AVIF and WebP. */
const fallbackLimit = 960
/** The crop for link previews, in px. */
export const cut = { width: 1200, height: 630 }

/** Returns the widths to render, smallest first. Never wider than the picture; skips steps close to the largest. */
export function variantWidths(width: number): number[] {
  const largest = Math.min(width, widest)
  return [...steps.filter((step) => step < largest * 0.85), largest]
}

/** Returns the width of the uncropped JPEG, which always differs from the width of the cut. */
export function fallbackWidth(width: number): number {
  return Math.min(width, fallbackLimit)
}

/** Whether a picture is large enough for the link preview crop. */
export function hasCut({ width, height }: { width: number; height: number }): boolean {
  return width >= cut.width && height >= cut.height
}
