import 'server-only'
import sharp, { type Sharp } from 'sharp'

// Several pictures are prepared at once, one thread each; libvips' own cache would hold on to deleted files.
sharp.concurrency(1)
sharp.cache(false)

/**
 * Uncompressed TIFF, which costs hardly more than the bytes themselves. Libvips' own format would do as well, but the
 * framework's image optimizer blocks it for the whole process as soon as it runs.
 */
export const fileEnd = '.tiff'

/**
 * Upright 8-bit sRGB pixels, with nothing of the picture they came from, in a file. In memory they would be megabytes a
 * picture, which the garbage collector of a large process pays for.
 */
export type Pixels = Size & { file: string }
type Size = { width: number; height: number }

export function openPixels({ file }: Pixels) {
  return sharp(file, { sequentialRead: true })
}

/** Runs a picture's steps and keeps their result in a file; it goes with the folder it is in. */
export async function writePixels(picture: Sharp, file: string): Promise<Pixels> {
  const { width, height } = await picture.tiff({ compression: 'none' }).toFile(file)
  return { file, width, height }
}

/** What is made of these pixels lies beside them. */
export function fileBeside({ file }: Pixels, name: string): string {
  return `${file.slice(0, -fileEnd.length)}-${name}${fileEnd}`
}

/** The largest size of that shape with at most so many pixels a side; never larger than it is. */
export function sizeWithin({ width, height }: Size, side: number): Size {
  const scale = Math.min(1, side / Math.max(width, height))
  const scaled = (length: number) => Math.max(1, Math.round(length * scale))
  return { width: scaled(width), height: scaled(height) }
}

/** The same picture in a smaller size of the same shape. */
export async function reduce(pixels: Pixels, { width, height }: Size): Promise<Pixels> {
  if (width >= pixels.width && height >= pixels.height) return pixels
  const smaller = openPixels(pixels).resize(width, height, { fit: 'fill' })
  return writePixels(smaller, fileBeside(pixels, `${width}`))
}
