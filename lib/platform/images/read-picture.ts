import 'server-only'
import sharp, { type Metadata, type Sharp } from 'sharp'
import { limitConcurrency } from '@/lib/platform/data/concurrency'
import { convertHeic } from './convert-heic'
import { fileEnd, type Pixels, writePixels } from './pixels'
import { DamagedPicture, UnreadablePicture } from './unreadable-picture'

/** Above any camera's 200 megapixels, and low enough for a small server. */
const pixelLimit = 280_000_000

export type ReadPicture = {
  /** Of the whole picture, after its orientation is applied. */
  width: number
  height: number
  pixels: Pixels
}

const heicTypes = ['image/heic', 'image/heif']
/** Limits memory use: this format needs a lot of it. */
const oneAtATime = limitConcurrency(1)

const wholeOnly = { sequentialRead: true, failOn: 'error', pages: 1 } as const

/**
 * Reads a picture once, as upright sRGB pixels of at most `side` px a side; transparency becomes white. Writes them beside
 * the picture's file, in a folder that the caller deletes.
 * @param contentType of a picture that may be HEIC
 * @param tooLargeText the problem of a picture with too many pixels
 * @throws UnreadablePicture if the picture is incomplete, damaged or too large; another error if the pixels can't be written,
 * such as to a full disk
 */
export async function readPicture(
  path: string,
  side: number,
  tooLargeText: string,
  contentType = '',
): Promise<ReadPicture> {
  if (!heicTypes.includes(contentType)) return readPixels(path, side, tooLargeText)
  return oneAtATime(async () => readPixels(await convertHeic(path, tooLargeText), side, tooLargeText))
}

async function readPixels(source: string, side: number, tooLargeText: string): Promise<ReadPicture> {
  const { width, height, autoOrient } = await measure(source)
  if (width * height > pixelLimit) throw new UnreadablePicture(tooLargeText)
  try {
    const picture = open(source)
      .autoOrient()
      .resize(side, side, { fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .toColourspace('srgb')
      .removeAlpha()
    return { ...autoOrient, pixels: await writePixels(picture, `${source}${fileEnd}`) }
  } catch (error) {
    throw (await canDecode(source)) ? error : new DamagedPicture(error)
  }
}

function open(source: string): Sharp {
  return sharp(source, { ...wholeOnly, limitInputPixels: pixelLimit })
}

/**
 * Decodes the whole picture without writing a file: libvips' errors don't say whether reading or writing failed. Not by `stats`,
 * which misses errors while other pictures are decoded.
 */
async function canDecode(source: string): Promise<boolean> {
  return await open(source)
    .resize(1, 1, { fit: 'fill' })
    .raw()
    .toBuffer()
    .then(
      () => true,
      () => false,
    )
}

/** Reads only the header, so that a picture of an absurd size costs nothing. */
async function measure(source: string): Promise<Metadata> {
  try {
    return await sharp(source, { limitInputPixels: false }).metadata()
  } catch (error) {
    throw new DamagedPicture(error)
  }
}
