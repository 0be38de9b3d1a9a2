import { logoBox } from '@/lib/studio/rules'

/** Pixels per inch at which a length of a drawing is as many pixels as it says. */
const plainDensity = 72
/** The range the renderer takes. */
const density = { min: 1, max: 7200 }

/** What comes before the root element: declarations, comments and a document type, with what that declares. */
const beforeRoot = /^(?:\s+|<\?[^>]*\?>|<!--[\s\S]*?-->|<!DOCTYPE[^[>]*(?:\[[\s\S]*?\]\s*)?>)*/i

/** A drawing as text, when that is what the file is; null for any other file. */
export function svgText(file: Uint8Array): string | null {
  if (file[0] !== 0x3c && file[0] !== 0xef && !isSpace(file[0])) return null
  const text = new TextDecoder().decode(file)
  return /^<(?:svg:)?svg[\s/>]/.test(text.replace(beforeRoot, '')) ? text : null
}

/**
 * Why a drawing is not rendered at all; null when it may be. Scripts, styles and links to elsewhere are not rejected: the
 * renderer runs and loads nothing, and only its pixels are kept. Entities it would unfold, to any size.
 */
export function svgProblem(text: string): string | null {
  if (/<!ENTITY/i.test(text)) {
    return 'This drawing declares entities, which are not read. Please export it again as plain SVG or PNG.'
  }
  return null
}

/** At how many pixels per inch a drawing of that plain size fills the logo's box. */
export function svgDensity({ width, height }: { width: number; height: number }): number {
  const scale = Math.min(logoBox.width / width, logoBox.height / height)
  return Math.min(density.max, Math.max(density.min, plainDensity * scale))
}

function isSpace(byte: number | undefined): boolean {
  return byte === 0x20 || byte === 0x0a || byte === 0x0d || byte === 0x09
}
