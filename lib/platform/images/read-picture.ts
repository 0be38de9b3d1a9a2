import 'server-only'
import sharp, { type Metadata } from 'sharp'
import { fileEnd, type Pixels, writePixels } from './pixels'
import { DamagedPicture, UnreadablePicture } from './unreadable-picture'

/** Above any camera's 200 megapixels, below what would exhaust a small server. */
const pixelLimit = 280_000_000

export type ReadPicture = {
  /** Of the whole picture, upright. */
  width: number
  height: number
  pixels: Pixels
}

const wholeOnly = { sequentialRead: true, failOn: 'error', pages: 1 } as const

/**
 * Reads a picture once, as upright sRGB pixels of at most `side` a side; see-through becomes white. They are kept beside
 * the picture's file, in a folder that the caller removes.
 * @param path names the file, also where the picture is only a part of it and given as bytes
 * @param tooLargeText the problem of one with more pixels than are read here
 * @throws UnreadablePicture when the bytes are no whole picture, or it is too large
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

/** Reads the header alone, so that a picture of absurd size costs nothing. */
async function measure(source: string | Buffer): Promise<Metadata> {
  try {
    return await sharp(source, { limitInputPixels: false }).metadata()
  } catch (error) {
    throw new DamagedPicture(error)
  }
}
