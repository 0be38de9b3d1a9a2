import 'server-only'
import sharp from 'sharp'
import { openPixels, type Pixels, reduce, sizeWithin } from '@/lib/platform/pixels/pixels'
import type { DerivativeKind } from '@/prisma/generated/enums'
import { decodeOriginal } from './decode-original'
import { drawWatermark } from './draw-watermark'

/** Pixels of the longer side, at most. */
const sides = { PRINT: 3000, MLS: 2048, SCREEN: 1600, PREVIEW: 1600, TILE: 640, THUMBNAIL: 640 }
const miniatureSide = 24
/** A picture on a screen must come fast, whatever is in it. */
const screenByteLimit = 400_000
/** Of JPEG, from what looks best to what is small; below the last one, the side shrinks too. */
const screenQualities = [82, 74, 64, 54]

export type Derivative = {
  kind: DerivativeKind
  contentType: string
  bytes: Buffer<ArrayBuffer>
  width: number
  height: number
}
export type Rendering = {
  /** Of the original, upright. */
  width: number
  height: number
  placeholder: string
  miniature: string
  derivatives: Derivative[]
}

/**
 * Makes every smaller form of a photo: upright, in sRGB, with no metadata of any kind.
 * A preview gets its watermarked forms, a full photo its clean ones; the original is decoded once.
 * @throws UnreadablePicture when the bytes are no whole picture
 */
export async function renderDerivatives(
  path: string,
  photo: { contentType: string; isPreview: boolean; isFull: boolean; watermark: string },
): Promise<Rendering> {
  const largest = photo.isFull ? sides.PRINT : sides.PREVIEW
  const { width, height, pixels } = await decodeOriginal(path, photo.contentType, largest)
  const derivatives: Derivative[] = []
  // Each from the one above it, which is faster; each measured by the original, so that no rounding adds up.
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
  // Tables made for this very picture would save some of it, and hold the whole of it in memory to be counted first.
  const bytes = await openPixels(pixels).jpeg({ quality, optimiseCoding: false }).toBuffer()
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

/** What is seen until a picture arrives: its average colour, and a blurred form of a few pixels. */
async function renderPlaceholders(pixels: Pixels): Promise<{ placeholder: string; miniature: string }> {
  const { data, info } = await openPixels(pixels)
    .resize(miniatureSide, miniatureSide, { fit: 'inside' })
    .raw()
    .toBuffer({ resolveWithObject: true })
  const small = () => sharp(data, { raw: info })
  const { channels } = await small().stats()
  const colour = channels.map(({ mean }) => Math.round(mean).toString(16).padStart(2, '0'))
  const picture = await small().blur(1).webp({ quality: 40, effort: 4 }).toBuffer()
  return { placeholder: `#${colour.join('')}`, miniature: picture.toString('base64') }
}
