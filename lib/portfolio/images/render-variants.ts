import 'server-only'
import {
  fileBeside,
  openPixels,
  type Pixels,
  reduce,
  sizeWithin,
  writePixels,
} from '@/lib/platform/pixels/pixels'
import { readPicture } from '@/lib/platform/pixels/read-picture'
import type { PictureFormat } from '@/prisma/generated/enums'
import { cut, fallbackWidth, hasCut, variantWidths } from './variants'

/** Enough for the widest variant of a picture half again as high as it is wide. */
const readSide = 3600
const placeholderSide = 20
const tooLargeText = 'has too many pixels to be shown. At most 280 megapixels are.'

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
 * What a page must know of a picture before it is there. Reads it to its end, small.
 * @throws UnreadablePicture when the file is no whole picture, or has too many pixels
 */
export async function describePicture(path: string): Promise<PictureFacts> {
  const { width, height, pixels } = await readPicture(path, placeholderSide * 8, tooLargeText)
  return { width, height, placeholder: await drawPlaceholder(pixels) }
}

/**
 * Makes every width and format of a picture: upright, in sRGB, without a word about camera or place, never enlarged.
 * @throws UnreadablePicture as `describePicture` does
 */
export async function renderVariants(path: string): Promise<PictureFacts & { variants: Variant[] }> {
  const { width, height, pixels } = await readPicture(path, readSide, tooLargeText)
  const variants: Variant[] = []
  // From the largest down, each from the one above it.
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

/** More effort takes four times as long for one byte in twenty. */
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
