import 'server-only'
import { fileBeside, openPixels, type Pixels, writePixels } from '@/lib/platform/images/pixels'
import { outlineText } from './watermark-tile'

/** The label's height as a part of the longer side, and its minimum height in pixels, to be legible. */
const heightPart = 1 / 34
const minHeight = 18

type Area = { left: number; top: number; width: number; height: number }

/** Writes a line of text on a dark band in the lower left corner of a part of the picture. */
export async function drawLabel(pixels: Pixels, text: string, area: Area): Promise<Pixels> {
  const { paths, width: textWidth, unitsPerEm } = outlineText(text)
  const wanted = Math.max(minHeight, Math.round(Math.max(area.width, area.height) * heightPart))
  // Half an em on both sides. A label that is too long for the picture is drawn smaller.
  const ems = textWidth / unitsPerEm + 1
  const fontSize = Math.max(1, Math.min(wanted, Math.floor(area.width / ems)))
  const [width, height] = [Math.ceil(ems * fontSize), Math.ceil(fontSize * 1.7)]
  const scale = fontSize / unitsPerEm
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="${width}" height="${height}" fill="#000" fill-opacity="0.72"/><g fill="#fff" transform="translate(${fontSize / 2} ${fontSize * 1.2}) scale(${scale.toFixed(5)})">${paths}</g></svg>`
  const labeled = openPixels(pixels)
    .composite([
      {
        input: Buffer.from(svg),
        left: area.left,
        top: Math.max(area.top, area.top + area.height - height),
      },
    ])
    .removeAlpha()
  return writePixels(labeled, fileBeside(pixels, 'labeled'))
}
