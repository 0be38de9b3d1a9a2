import 'server-only'
import sharp, { type Sharp } from 'sharp'

// Several pictures are processed at once, one thread each; libvips' cache would keep deleted files open.
sharp.concurrency(1)
sharp.cache(false)

/**
 * Uncompressed TIFF, which costs hardly more than the bytes themselves. Libvips' own format would work too, but Next.js'
 * image optimizer blocks it for the whole process.
 */
export const fileEnd = '.tiff'

/**
 * Upright 8-bit sRGB pixels without metadata, in a file: in memory, megabytes per picture would burden the garbage
 * collector of a large process.
 */
export type Pixels = Size & { file: string }
type Size = { width: number; height: number }

export function openPixels({ file }: Pixels) {
  return sharp(file, { sequentialRead: true })
}

/** Runs a picture's steps and writes the result to a file, which the caller deletes. */
export async function writePixels(picture: Sharp, file: string): Promise<Pixels> {
  const { width, height } = await picture.tiff({ compression: 'none' }).toFile(file)
  return { file, width, height }
}

/** Derived files are written to the same folder. */
export function fileBeside({ file }: Pixels, name: string): string {
  return `${file.slice(0, -fileEnd.length)}-${name}${fileEnd}`
}

/** Returns the largest size of the same aspect ratio with at most `side` px a side, never larger than the original. */
export function sizeWithin({ width, height }: Size, side: number): Size {
  const scale = Math.min(1, side / Math.max(width, height))
  const scaled = (length: number) => Math.max(1, Math.round(length * scale))
  return { width: scaled(width), height: scaled(height) }
}

/** Resizes to a smaller size of the same aspect ratio. */
export async function reduce(pixels: Pixels, { width, height }: Size): Promise<Pixels> {
  if (width >= pixels.width && height >= pixels.height) return pixels
  const smaller = openPixels(pixels).resize(width, height, { fit: 'fill' })
  return writePixels(smaller, fileBeside(pixels, `${width}`))
}
