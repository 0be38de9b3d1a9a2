import 'server-only'
import { readFile } from 'node:fs/promises'
import { isHeicType, isRawType } from '@/lib/deliveries/rules'
import { limitConcurrency } from '@/lib/platform/concurrency'
import { convertHeic } from '@/lib/platform/images/convert-heic'
import { type ReadPicture, readPicture } from '@/lib/platform/images/read-picture'
import { UnreadablePicture } from '@/lib/platform/images/unreadable-picture'
import { findEmbeddedPicture } from './embedded-picture'
import { noPictureText, tooLargeText } from './problems'
import { readFirstDirectoryOf, tiffTags } from './tiff-directory'

/** Limits memory use: these formats need a lot of it. */
const oneAtATime = limitConcurrency(1)

/**
 * Decodes an original of any accepted type to upright sRGB pixels, at most `side` px a side, on a white background.
 * For a raw file, decodes the largest embedded picture.
 * @throws UnreadablePicture if the file is damaged, has too many pixels, or is a raw file without an embedded picture
 */
export async function decodeOriginal(path: string, contentType: string, side: number): Promise<ReadPicture> {
  if (isHeicType(contentType)) {
    return oneAtATime(async () => readPicture(await convertHeic(path, tooLargeText), side, tooLargeText))
  }
  if (isRawType(contentType) || (contentType === 'image/tiff' && (await isRawInTiff(path)))) {
    return oneAtATime(() => readRaw(path, side))
  }
  return readPicture(path, side, tooLargeText)
}

async function readRaw(path: string, side: number): Promise<ReadPicture> {
  const picture = await findEmbeddedPicture(await readFile(path))
  if (!picture) throw new UnreadablePicture(noPictureText)
  return readPicture(path, side, tooLargeText, picture)
}

/** Whether a TIFF is a raw file of an unknown kind: its first image is marked as a reduced version of another one. */
async function isRawInTiff(path: string): Promise<boolean> {
  return (await readFirstDirectoryOf(path)).get(tiffTags.subfileType) === 1
}
