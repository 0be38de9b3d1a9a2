import 'server-only'
import sharp from 'sharp'
import { fileBeside, openPixels, type Pixels, writePixels } from '@/lib/platform/pixels/pixels'
import { watermarkTile } from './watermark'

/** The picture with the text all over it. */
export async function drawWatermark(pixels: Pixels, text: string): Promise<Pixels> {
  const longSide = Math.max(pixels.width, pixels.height)
  const { svg } = watermarkTile(text, Math.max(10, Math.round(longSide / 36)))
  const tile = await sharp(Buffer.from(svg)).png().toBuffer()
  const cover = await fitTile(tile, pixels)
  const marked = openPixels(pixels)
    .composite([{ input: cover, tile: true }])
    .removeAlpha()
  return writePixels(marked, fileBeside(pixels, 'marked'))
}

/** A layer may not be larger than what it lies on: of a tile that is, the middle is kept. */
async function fitTile(tile: Buffer, pixels: Pixels): Promise<Buffer> {
  const { width, height } = await sharp(tile).metadata()
  if (width <= pixels.width && height <= pixels.height) return tile
  return sharp(tile)
    .resize(Math.min(width, pixels.width), Math.min(height, pixels.height), {
      fit: 'cover',
      position: 'centre',
    })
    .png()
    .toBuffer()
}
