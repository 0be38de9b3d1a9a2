import 'server-only'
import sharp, { type Metadata } from 'sharp'
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

const wholeOnly = { sequentialRead: true, failOn: 'error', pages: 1 } as const

/**
 * Reads a picture once, as upright sRGB pixels of at most `side` px a side; transparency becomes white. Writes them beside
 * the picture's file, in a folder that the caller deletes.
 * @param path the file, also if the picture is only a part of it that is passed as bytes
 * @param tooLargeText the problem of a picture with too many pixels
 * @throws UnreadablePicture if the picture is incomplete, damaged or too large
 */
export async function readPicture(
  path: string,
  side: number,
  tooLargeText: string,
  source: string | Buffer = path,
): Promise<ReadPicture> {
  const { width, height, autoOrient } = await measure(source)
  if (width * height > pixelLimit) throw new UnreadablePicture(tooLargeText)
  try {
    const picture = sharp(source, { ...wholeOnly, limitInputPixels: pixelLimit })
      .autoOrient()
      .resize(side, side, { fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .toColourspace('srgb')
      .removeAlpha()
    return { ...autoOrient, pixels: await writePixels(picture, `${path}${fileEnd}`) }
  } catch (error) {
    throw new DamagedPicture(error)
  }
}

/** Reads only the header, so that a picture of an absurd size costs nothing. */
async function measure(source: string | Buffer): Promise<Metadata> {
  try {
    return await sharp(source, { limitInputPixels: false }).metadata()
  } catch (error) {
    throw new DamagedPicture(error)
  }
}
