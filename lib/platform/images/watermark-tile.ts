import 'server-only'
import outlines from './watermark-glyphs.json'

type Glyph = { width: number; path: string }
const glyphs: Record<string, Glyph | undefined> = outlines.glyphs

/** Drawn when none of a text's characters can be. */
const fallbackText = 'Preview'
/** Degrees. Slanted so that no straight crop removes a whole line. */
const slant = -24

/**
 * Draws a watermark tile: the text twice, slanted and offset, in white with a dark outline to be visible on both bright and
 * dark areas. The glyph outlines are stored with the code, because a minimal server has no fonts.
 * @param fontSize height of the em square in pixels
 */
export function watermarkTile(
  text: string,
  fontSize: number,
): { svg: string; width: number; height: number } {
  const line = outlineText(text)
  const scale = fontSize / outlines.unitsPerEm
  const length = line.width * scale
  const radians = (Math.abs(slant) * Math.PI) / 180
  const width = Math.ceil(length * Math.cos(radians) + fontSize * 3)
  const height = Math.ceil(length * Math.sin(radians) + fontSize * 5)
  // The second line is offset by half a tile both ways and drawn at every corner, so that tiles join without a seam.
  const centers = [
    [width / 2, height / 2],
    [0, 0],
    [width, 0],
    [0, height],
    [width, height],
  ]
  const lines = centers.map(
    ([x = 0, y = 0]) =>
      `<g transform="translate(${x} ${y}) rotate(${slant}) scale(${scale.toFixed(5)}) translate(${Math.round(-line.width / 2)} 340)">${line.paths}</g>`,
  )
  const attributes = `fill="#fff" fill-opacity="0.42" stroke="#000" stroke-opacity="0.22" stroke-width="${Math.round(outlines.unitsPerEm / 22)}" paint-order="stroke"`
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><g ${attributes}>${lines.join('')}</g></svg>`
  return { svg, width, height }
}

/** Lays out the text's outlines in font units. A letter without an outline is drawn without its accent, or left out. */
export function outlineText(text: string): { paths: string; width: number; unitsPerEm: number } {
  const shapes = [...text.normalize('NFC')].flatMap(
    (letter) => glyphs[letter] ?? glyphs[withoutAccent(letter)] ?? [],
  )
  const visible = shapes.some((shape) => shape.path !== '')
  if (!visible && text !== fallbackText) return outlineText(fallbackText)
  let x = 0
  const paths = shapes.map((shape) => {
    const placed = shape.path && `<path transform="translate(${x} 0)" d="${shape.path}"/>`
    x += shape.width
    return placed
  })
  return { paths: paths.join(''), width: x, unitsPerEm: outlines.unitsPerEm }
}

function withoutAccent(letter: string): string {
  return letter.normalize('NFD').charAt(0)
}
