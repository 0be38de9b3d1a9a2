import 'server-only'
import { tooLargeText } from '@/lib/photos/deliveries/words/deliveries'
import { drawWatermark } from '@/lib/platform/images/draw-watermark'
import { openPixels, type Pixels, reduce, sizeWithin } from '@/lib/platform/images/pixels'
import { readPicture } from '@/lib/platform/images/read-picture'
import { renderPlaceholders } from '@/lib/platform/images/render-placeholders'
import type { DerivativeKind } from '@/prisma/generated/enums'

/** Most pixels of the longer side. */
const sides = { PRINT: 3000, MLS: 2048, SCREEN: 1600, PREVIEW: 1600, TILE: 640, THUMBNAIL: 640 }
/** Pictures for the screen must load fast, whatever they contain. */
const screenByteLimit = 400_000
/** JPEG qualities, tried in order until the file is small enough; after the last one, the picture is scaled down. */
const screenQualities = [82, 74, 64, 54]

export type Derivative = {
  kind: DerivativeKind
  contentType: string
  bytes: Buffer<ArrayBuffer>
  width: number
  height: number
}
export type Rendering = {
  /** Size of the original in pixels, after the orientation is applied. */
  width: number
  height: number
  placeholder: string
  miniature: string
  derivatives: Derivative[]
}

/**
 * Renders all derivatives of a photo: upright, in sRGB and without metadata. Previews get the watermarked kinds, full photos
 * the others.
 * @throws UnreadablePicture if the photo can't be displayed
 */
export async function renderDerivatives(
  path: string,
  photo: { contentType: string; isPreview: boolean; isFull: boolean; watermark: string },
): Promise<Rendering> {
  const largest = photo.isFull ? sides.PRINT : sides.PREVIEW
  const { width, height, pixels } = await readPicture(path, largest, tooLargeText, photo.contentType)
  const derivatives: Derivative[] = []
  // Each picture is reduced from the previous one, which is faster; its size is computed from the original's, to avoid
  // accumulating rounding errors.
  const within = (side: number) => sizeWithin({ width, height }, side)
  const forMls = await reduce(pixels, within(sides.MLS))
  const forScreen = await reduce(forMls, within(sides.SCREEN))
  const forTile = await reduce(forScreen, within(sides.TILE))
  if (photo.isFull) {
    derivatives.push(
      await encodeJpeg(pixels, 'PRINT', 89),
      await encodeJpeg(forMls, 'MLS', 85),
      await encodeForScreen(forScreen, 'SCREEN'),
      await encodeTile(forTile, 'TILE'),
    )
  }
  if (photo.isPreview) {
    const marked = await drawWatermark(forScreen, photo.watermark)
    derivatives.push(
      await encodeForScreen(marked, 'PREVIEW'),
      await encodeTile(await reduce(marked, within(sides.THUMBNAIL)), 'THUMBNAIL'),
    )
  }
  return { width, height, ...(await renderPlaceholders(forTile)), derivatives }
}

async function encodeJpeg(pixels: Pixels, kind: DerivativeKind, quality: number): Promise<Derivative> {
  // Optimized coding would save a little space, but needs the whole picture in memory.
  const bytes = await openPixels(pixels).jpeg({ quality, optimizeCoding: false }).toBuffer()
  return describe(pixels, kind, 'image/jpeg', bytes)
}

async function encodeForScreen(pixels: Pixels, kind: DerivativeKind): Promise<Derivative> {
  for (const quality of screenQualities) {
    const bytes = await openPixels(pixels).jpeg({ quality, progressive: true }).toBuffer()
    if (bytes.length < screenByteLimit) return describe(pixels, kind, 'image/jpeg', bytes)
  }
  const longSide = Math.max(pixels.width, pixels.height)
  return encodeForScreen(await reduce(pixels, sizeWithin(pixels, longSide * 0.8)), kind)
}

async function encodeTile(pixels: Pixels, kind: DerivativeKind): Promise<Derivative> {
  const bytes = await openPixels(pixels).webp({ quality: 78, effort: 3 }).toBuffer()
  return describe(pixels, kind, 'image/webp', bytes)
}

function describe(
  pixels: Pixels,
  kind: DerivativeKind,
  contentType: string,
  bytes: Buffer<ArrayBuffer>,
): Derivative {
  const { width, height } = pixels
  return { kind, contentType, bytes, width, height }
}
