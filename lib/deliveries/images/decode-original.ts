import 'server-only'
import { open, readFile } from 'node:fs/promises'
import sharp, { type Metadata } from 'sharp'
import { isHeicType, isRawType } from '@/lib/deliveries/rules'
import { convertHeic } from './convert-heic'
import { findEmbeddedPicture } from './embedded-picture'
import { oneAtATime } from './one-at-a-time'
import { channels, type Pixels } from './pixels'
import { readFirstDirectory, tiffTags } from './tiff-directory'
import { damagedText, noPictureText, tooLargeText, UnreadablePicture } from './unreadable-picture'

/** Above any camera's 200 megapixels, below what would exhaust a small server. */
const pixelLimit = 280_000_000

export type Original = {
  /** Of the whole picture, upright. */
  width: number
  height: number
  pixels: Pixels
}

/**
 * Reads an original of any accepted type once, as upright sRGB pixels of at most `side` a side; see-through becomes white.
 * Of a camera's raw file it is the largest picture that the camera put into it.
 * @throws UnreadablePicture when the bytes are no whole picture
 */
export async function decodeOriginal(path: string, contentType: string, side: number): Promise<Original> {
  if (isHeicType(contentType)) {
    return oneAtATime(async () => readPicture(await convertHeic(path), side))
  }
  if (isRawType(contentType) || (contentType === 'image/tiff' && (await isRawInTiff(path)))) {
    return oneAtATime(() => readRaw(path, side))
  }
  return readPicture(path, side)
}

async function readRaw(path: string, side: number): Promise<Original> {
  const picture = await findEmbeddedPicture(await readFile(path))
  if (!picture) throw new UnreadablePicture(noPictureText)
  return readPicture(picture, side)
}

async function readPicture(source: string | Buffer, side: number): Promise<Original> {
  const { autoOrient } = await measure(source)
  try {
    const { data, info } = await sharp(source, { ...wholeOnly, limitInputPixels: pixelLimit })
      .autoOrient()
      .resize(side, side, { fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .toColourspace('srgb')
      .removeAlpha()
      .raw({ depth: 'uchar' })
      .toBuffer({ resolveWithObject: true })
    const { width, height } = info
    return { ...autoOrient, pixels: { data, info: { width, height, channels } } }
  } catch (error) {
    throw new UnreadablePicture(damagedText, error)
  }
}

const wholeOnly = { sequentialRead: true, failOn: 'error', pages: 1 } as const

/** Reads the header alone, so that a picture of absurd size costs nothing. */
async function measure(source: string | Buffer): Promise<Metadata> {
  let metadata: Metadata
  try {
    metadata = await sharp(source, { limitInputPixels: false }).metadata()
  } catch (error) {
    throw new UnreadablePicture(damagedText, error)
  }
  if (metadata.width * metadata.height > pixelLimit) throw new UnreadablePicture(tooLargeText)
  return metadata
}

/** A raw file that is not known by its first bytes is a TIFF whose first picture calls itself the smaller form of another. */
async function isRawInTiff(path: string): Promise<boolean> {
  const head = Buffer.alloc(64 * 1024)
  const file = await open(path)
  try {
    const { bytesRead } = await file.read(head, 0, head.length, 0)
    return readFirstDirectory(head.subarray(0, bytesRead)).get(tiffTags.subfileType) === 1
  } finally {
    await file.close()
  }
}
