import 'server-only'
import sharp from 'sharp'

// Several pictures are prepared at once, one thread each; libvips' own cache would hold on to deleted files.
sharp.concurrency(1)
sharp.cache(false)

/** Red, green and blue: what every colour space is turned into, grey included. */
export const channels = 3

/** Upright 8-bit sRGB pixels, with nothing of the file they came from. */
export type Pixels = { data: Buffer; info: { width: number; height: number; channels: typeof channels } }

export function openPixels({ data, info }: Pixels) {
  return sharp(data, { raw: info })
}

type Size = { width: number; height: number }

/** The largest size of that shape with at most so many pixels a side; never larger than it is. */
export function sizeWithin({ width, height }: Size, side: number): Size {
  const scale = Math.min(1, side / Math.max(width, height))
  const scaled = (length: number) => Math.max(1, Math.round(length * scale))
  return { width: scaled(width), height: scaled(height) }
}

/** The same picture in a smaller size of the same shape. */
export async function reduce(pixels: Pixels, { width, height }: Size): Promise<Pixels> {
  if (width >= pixels.info.width && height >= pixels.info.height) return pixels
  const data = await openPixels(pixels).resize(width, height, { fit: 'fill' }).raw().toBuffer()
  return { data, info: { width, height, channels } }
}
