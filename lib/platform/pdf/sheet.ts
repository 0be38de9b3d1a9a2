import 'server-only'
import type { Pen, TextStyle } from './pen'

// US Letter, 612 by 792 points.
export const margin = 54
export const left = 58
export const width = 612 - 2 * left
/** Where the footer begins. */
export const bottom = 706

/** The light theme's colors in sRGB. */
export const colors = {
  ink: '#211d18',
  soft: '#4b453e',
  faint: '#6a645d',
  line: '#d5d2cc',
  accent: '#0f4c81',
  wait: '#7a5200',
  ok: '#1c5a3c',
  stop: '#96281f',
}

export const styles = {
  name: { face: 'serif', size: 14, color: colors.ink },
  title: { face: 'display', size: 44, color: colors.ink },
  label: { face: 'regular', size: 8.5, color: colors.faint },
  strong: { face: 'strong', size: 9.5, color: colors.ink },
  body: { face: 'regular', size: 9.5, color: colors.ink },
  soft: { face: 'regular', size: 9.5, color: colors.soft },
  service: { face: 'serif', size: 12.5, color: colors.ink, lineHeight: 1.2 },
  sum: { face: 'display', size: 26, color: colors.ink },
  footer: { face: 'regular', size: 8.5, color: colors.soft },
} satisfies Record<string, TextStyle>

/** Starts a page and returns its `top`. */
export function nextPage({ document }: Pen): number {
  document.addPage()
  return margin
}
