import 'server-only'
import sharp from 'sharp'
import { fileBeside, openPixels, type Pixels, writePixels } from '@/lib/platform/images/pixels'
import { watermarkTile } from './watermark-tile'

/** Covers the whole picture with the text. */
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

/** Crops a tile that is larger than the picture to its center: a layer can't be larger than its background. */
async function fitTile(tile: Buffer, pixels: Pixels): Promise<Buffer> {
  const { width, height } = await sharp(tile).metadata()
  if (width <= pixels.width && height <= pixels.height) return tile
  return sharp(tile)
    .resize(Math.min(width, pixels.width), Math.min(height, pixels.height), {
      fit: 'cover',
      position: 'center',
    })
    .png()
    .toBuffer()
}
