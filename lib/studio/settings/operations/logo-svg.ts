import { logoBox } from '@/lib/studio/settings/rules/logo'
import { logoEntitiesText } from '@/lib/studio/settings/words'

/** The pixels per inch at which an SVG is rendered at its declared size. */
const plainDensity = 72
/** The range that the renderer accepts. */
const density = { min: 1, max: 7200 }

/** What may come before the root element: XML declarations, comments, and a document type with its declarations. */
const beforeRoot = /^(?:\s+|<\?[^>]*\?>|<!--[\s\S]*?-->|<!DOCTYPE[^[>]*(?:\[[\s\S]*?\]\s*)?>)*/i

/** Returns the text of an SVG file, or null for any other file. */
export function svgText(file: Uint8Array): string | null {
  if (file[0] !== 0x3c && file[0] !== 0xef && !isSpace(file[0])) return null
  const text = new TextDecoder().decode(file)
  return /^<(?:svg:)?svg[\s/>]/.test(text.replace(beforeRoot, '')) ? text : null
}

/**
 * Returns why an SVG can't be rendered, or null if it can. Scripts, styles, and external links are harmless: the renderer
 * neither runs nor loads them, and only pixels are stored. Entities could expand to any size.
 */
export function svgProblem(text: string): string | null {
  if (/<!ENTITY/i.test(text)) {
    return logoEntitiesText
  }
  return null
}

/** Returns the pixels per inch at which an SVG of this declared size fills `logoBox`. */
export function svgDensity({ width, height }: { width: number; height: number }): number {
  const scale = Math.min(logoBox.width / width, logoBox.height / height)
  return Math.min(density.max, Math.max(density.min, plainDensity * scale))
}

function isSpace(byte: number | undefined): boolean {
  return byte === 0x20 || byte === 0x0a || byte === 0x0d || byte === 0x09
}
