import 'server-only'
import sharp, { type Metadata } from 'sharp'
import { channels, type Pixels } from './pixels'
import { damagedText, UnreadablePicture } from './unreadable-picture'

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
 * Reads a picture once, as upright sRGB pixels of at most `side` a side; see-through becomes white.
 * @param tooLargeText the problem of one with more pixels than are read here
 * @throws UnreadablePicture when the bytes are no whole picture, or it is too large
 */
export async function readPicture(
  source: string | Buffer,
  side: number,
  tooLargeText: string,
): Promise<ReadPicture> {
  const { width, height, autoOrient } = await measure(source)
  if (width * height > pixelLimit) throw new UnreadablePicture(tooLargeText)
  try {
    const { data, info } = await sharp(source, { ...wholeOnly, limitInputPixels: pixelLimit })
      .autoOrient()
      .resize(side, side, { fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .toColourspace('srgb')
      .removeAlpha()
      .raw({ depth: 'uchar' })
      .toBuffer({ resolveWithObject: true })
    return { ...autoOrient, pixels: { data, info: { width: info.width, height: info.height, channels } } }
  } catch (error) {
    throw new UnreadablePicture(damagedText, error)
  }
}

/** Reads the header alone, so that a picture of absurd size costs nothing. */
async function measure(source: string | Buffer): Promise<Metadata> {
  try {
    return await sharp(source, { limitInputPixels: false }).metadata()
  } catch (error) {
    throw new UnreadablePicture(damagedText, error)
  }
}
