import 'server-only'
import sharp from 'sharp'
import { openPixels, type Pixels } from '@/lib/platform/pixels/pixels'
import { watermarkTile } from './watermark'

/** The picture with the text all over it. */
export async function layWatermark(pixels: Pixels, text: string): Promise<Pixels> {
  const longest = Math.max(pixels.info.width, pixels.info.height)
  const { svg } = watermarkTile(text, Math.max(10, Math.round(longest / 36)))
  const tile = await sharp(Buffer.from(svg)).png().toBuffer()
  const cover = await fitTile(tile, pixels)
  const data = await openPixels(pixels)
    .composite([{ input: cover, tile: true }])
    .removeAlpha()
    .raw()
    .toBuffer()
  return { data, info: pixels.info }
}

/** A layer may not be larger than what it lies on: of a tile that is, the middle is kept. */
async function fitTile(tile: Buffer, { info }: Pixels): Promise<Buffer> {
  const { width, height } = await sharp(tile).metadata()
  if (width <= info.width && height <= info.height) return tile
  return sharp(tile)
    .resize(Math.min(width, info.width), Math.min(height, info.height), { fit: 'cover', position: 'centre' })
    .png()
    .toBuffer()
}
