import 'server-only'
import { readFile } from 'node:fs/promises'
import { isHeicType, isRawType } from '@/lib/deliveries/rules'
import { limitConcurrency } from '@/lib/platform/concurrency'
import { type ReadPicture, readPicture } from '@/lib/platform/pixels/read-picture'
import { UnreadablePicture } from '@/lib/platform/pixels/unreadable-picture'
import { convertHeic } from './convert-heic'
import { findEmbeddedPicture } from './embedded-picture'
import { noPictureText, tooLargeText } from './problems'
import { readFirstDirectoryOf, tiffTags } from './tiff-directory'

/** For work that takes much memory. */
const oneAtATime = limitConcurrency(1)

/**
 * Reads an original of any accepted type once, as upright sRGB pixels of at most `side` a side; see-through becomes white.
 * Of a camera's raw file it is the largest picture that the camera put into it.
 * @throws UnreadablePicture when the bytes are no whole picture
 */
export async function decodeOriginal(path: string, contentType: string, side: number): Promise<ReadPicture> {
  if (isHeicType(contentType)) {
    return oneAtATime(async () => readPicture(await convertHeic(path), side, tooLargeText))
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

/** A raw file that is not known by its first bytes is a TIFF whose first picture calls itself the smaller form of another. */
async function isRawInTiff(path: string): Promise<boolean> {
  return (await readFirstDirectoryOf(path)).get(tiffTags.subfileType) === 1
}
