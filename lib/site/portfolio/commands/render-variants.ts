import 'server-only'
import {
  fileBeside,
  openPixels,
  type Pixels,
  reduce,
  sizeWithin,
  writePixels,
} from '@/lib/platform/images/pixels'
import { readPicture } from '@/lib/platform/images/read-picture'
import { tooManyPixels } from '@/lib/site/portfolio/words'
import type { PictureFormat } from '@/prisma/generated/enums'
import { cut, fallbackWidth, hasCut, variantWidths } from './variant-widths'

/** In px. Enough for the widest variant of a 2:3 portrait picture. */
const readSide = 3600
const placeholderSide = 20

export type PictureFacts = {
  /** In px, upright. */
  width: number
  height: number
  /** A data URI. */
  placeholder: string
}
export type Variant = {
  format: PictureFormat
  contentType: string
  width: number
  bytes: Buffer<ArrayBuffer>
}

/**
 * Returns a picture's size and placeholder, after decoding the whole file at a small size.
 * @throws UnreadablePicture when the file is damaged, not a picture, or has too many pixels
 */
export async function describePicture(path: string): Promise<PictureFacts> {
  const { width, height, pixels } = await readPicture(path, placeholderSide * 8, tooManyPixels)
  return { width, height, placeholder: await drawPlaceholder(pixels) }
}

/**
 * Renders every width and format of a picture: upright, in sRGB, without metadata, never enlarged.
 * @throws UnreadablePicture as `describePicture` does
 */
export async function renderVariants(path: string): Promise<PictureFacts & { variants: Variant[] }> {
  const { width, height, pixels } = await readPicture(path, readSide, tooManyPixels)
  const variants: Variant[] = []
  // From the largest down, each from the previous one.
  let current = pixels
  for (const step of variantWidths(pixels.width).reverse()) {
    current = await reduce(current, atWidth(pixels, step))
    variants.push(await encodeAvif(current), await encodeWebp(current))
  }
  const whole = await reduce(pixels, atWidth(pixels, fallbackWidth(pixels.width)))
  variants.push(await encodeJpeg(whole))
  if (hasCut(pixels)) variants.push(await encodeJpeg(await cutOut(pixels)))
  return { width, height, placeholder: await drawPlaceholder(current), variants }
}

function atWidth(pixels: Pixels, width: number) {
  return { width, height: Math.max(1, Math.round((pixels.height * width) / pixels.width)) }
}

async function cutOut(pixels: Pixels): Promise<Pixels> {
  const { width, height } = cut
  const shape = openPixels(pixels).resize(width, height, { fit: 'cover' })
  return writePixels(shape, fileBeside(pixels, 'cut'))
}

/** Lowest effort: more would save 5% of the bytes for four times the time. */
async function encodeAvif(pixels: Pixels): Promise<Variant> {
  const bytes = await openPixels(pixels).avif({ quality: 50, effort: 0 }).toBuffer()
  return { format: 'AVIF', contentType: 'image/avif', width: pixels.width, bytes }
}

async function encodeWebp(pixels: Pixels): Promise<Variant> {
  const bytes = await openPixels(pixels).webp({ quality: 76, effort: 3 }).toBuffer()
  return { format: 'WEBP', contentType: 'image/webp', width: pixels.width, bytes }
}

async function encodeJpeg(pixels: Pixels): Promise<Variant> {
  const bytes = await openPixels(pixels).jpeg({ quality: 80, mozjpeg: true }).toBuffer()
  return { format: 'JPEG', contentType: 'image/jpeg', width: pixels.width, bytes }
}

async function drawPlaceholder(pixels: Pixels): Promise<string> {
  const small = await reduce(pixels, sizeWithin(pixels, placeholderSide))
  const bytes = await openPixels(small).blur(1).webp({ quality: 30, effort: 4 }).toBuffer()
  return `data:image/webp;base64,${bytes.toString('base64')}`
}
