import 'server-only'
import sharp from 'sharp'
import type { DerivativeKind } from '@/prisma/generated/enums'
import { watermarkTile } from './watermark'

// Several pictures are prepared at once, one thread each; libvips' own cache would hold on to deleted files.
sharp.concurrency(1)
sharp.cache(false)

/** Above any camera's 200 megapixels, below what would exhaust a small server. */
const pixelLimit = 280_000_000
const screenSide = 1600
const tileSide = 640
const miniatureSide = 24

export type Derivative = {
  kind: DerivativeKind
  contentType: string
  bytes: Buffer
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

/** The file is no picture that can be decoded: trying again would not help. */
export class UnreadablePicture extends Error {}

/**
 * Makes every smaller form of a photo: upright, in sRGB, with no metadata of any kind.
 * A preview gets its watermarked forms, a full photo its clean ones; the original is decoded once.
 * @throws UnreadablePicture when the bytes are no whole picture
 */
export async function renderDerivatives(
  path: string,
  photo: { isPreview: boolean; isFull: boolean; watermark: string },
): Promise<Rendering> {
  const original = await decode(path)
  const { base } = original
  const derivatives: Derivative[] = []
  if (photo.isFull)
    derivatives.push(await encode(base, 'SCREEN', screenSide), await encode(base, 'TILE', tileSide))
  if (photo.isPreview) {
    const marked = await layWatermark(base, photo.watermark)
    derivatives.push(await encode(marked, 'PREVIEW', screenSide), await encode(marked, 'THUMBNAIL', tileSide))
  }
  return {
    width: original.width,
    height: original.height,
    placeholder: await averageColour(base),
    miniature: await shrink(base),
    derivatives,
  }
}

/** Red, green and blue: what every colour space is turned into, grey included. */
const channels = 3
/** Upright 8-bit sRGB pixels, at most the screen's side. */
type Pixels = { data: Buffer; info: { width: number; height: number; channels: typeof channels } }

async function decode(path: string): Promise<{ width: number; height: number; base: Pixels }> {
  try {
    const input = sharp(path, {
      limitInputPixels: pixelLimit,
      sequentialRead: true,
      failOn: 'error',
      pages: 1,
    })
    const { autoOrient } = await input.metadata()
    const { data, info } = await input
      .autoOrient()
      .resize(screenSide, screenSide, { fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .toColourspace('srgb')
      .removeAlpha()
      .raw({ depth: 'uchar' })
      .toBuffer({ resolveWithObject: true })
    const base: Pixels = { data, info: { width: info.width, height: info.height, channels } }
    return { width: autoOrient.width, height: autoOrient.height, base }
  } catch (error) {
    throw new UnreadablePicture(error instanceof Error ? error.message : String(error))
  }
}

function open({ data, info }: Pixels) {
  return sharp(data, { raw: info })
}

async function layWatermark(base: Pixels, text: string): Promise<Pixels> {
  const longest = Math.max(base.info.width, base.info.height)
  const { svg } = watermarkTile(text, Math.max(10, Math.round(longest / 36)))
  const tile = await sharp(Buffer.from(svg)).png().toBuffer()
  const cover = await fitTile(tile, base)
  const data = await open(base)
    .composite([{ input: cover, tile: true }])
    .removeAlpha()
    .raw()
    .toBuffer()
  return { data, info: base.info }
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

async function encode(pixels: Pixels, kind: DerivativeKind, side: number): Promise<Derivative> {
  const sized = open(pixels).resize(side, side, { fit: 'inside', withoutEnlargement: true })
  const large = side === screenSide
  const picture = large
    ? sized.jpeg({ quality: 82, progressive: true })
    : sized.webp({ quality: 78, effort: 3 })
  const { data, info } = await picture.toBuffer({ resolveWithObject: true })
  return {
    kind,
    contentType: large ? 'image/jpeg' : 'image/webp',
    bytes: data,
    width: info.width,
    height: info.height,
  }
}

async function averageColour(pixels: Pixels): Promise<string> {
  const stats = await open(pixels).stats()
  return `#${stats.channels.map(({ mean }) => Math.round(mean).toString(16).padStart(2, '0')).join('')}`
}

async function shrink(pixels: Pixels): Promise<string> {
  const picture = await open(pixels)
    .resize(miniatureSide, miniatureSide, { fit: 'inside' })
    .blur(1)
    .webp({ quality: 40, effort: 4 })
    .toBuffer()
  return picture.toString('base64')
}
