import type { TextStyle } from '@/lib/platform/pdf/pen'

// US Letter, 612 by 792 points.
export const page = { width: 612, height: 792 }
export const left = 40
export const width = page.width - 2 * left

/** The sizes of the pictures. */
export const boxes = {
  photo: { width: (width - 16) / 3, height: 112 },
  agent: { width: 72, height: 72 },
}

/** The hero's height: the less a page has to say, the taller. At least 2.15 : 1, at most 4 : 3. */
export const heroHeights = { min: 284, max: 459 }

/** Returns a box in pixels, at 300 per inch, as printers ask for. */
export function pixelsOf(box: { width: number; height: number }): { width: number; height: number } {
  const scale = 300 / 72
  return { width: Math.round(box.width * scale), height: Math.round(box.height * scale) }
}

/** The light theme's colors in sRGB. */
export const colors = { ink: '#211d18', soft: '#4b453e', faint: '#6a645d', line: '#d5d2cc', night: '#16130f' }

export const styles = {
  status: { face: 'regular', size: 10, color: colors.soft },
  street: { face: 'display', size: 34, color: colors.ink, lineHeight: 1.05 },
  town: { face: 'regular', size: 11, color: colors.soft },
  price: { face: 'display', size: 28, color: colors.ink, lineHeight: 1.05 },
  fact: { face: 'serif', size: 16, color: colors.ink, lineHeight: 1.2 },
  label: { face: 'regular', size: 8.5, color: colors.faint },
  headline: { face: 'serif', size: 15, color: colors.ink, lineHeight: 1.25 },
  body: { face: 'regular', size: 9.5, color: colors.soft, lineHeight: 1.45 },
  name: { face: 'serif', size: 16, color: colors.ink, lineHeight: 1.2 },
  contact: { face: 'regular', size: 9.5, color: colors.soft, lineHeight: 1.4 },
  credit: { face: 'regular', size: 7.5, color: colors.faint },
  altered: { face: 'regular', size: 7, color: '#f4f2ee' },
} satisfies Record<string, TextStyle>
