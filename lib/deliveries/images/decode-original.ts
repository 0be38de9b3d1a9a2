import 'server-only'
import { open, readFile } from 'node:fs/promises'
import { isHeicType, isRawType } from '@/lib/deliveries/rules'
import { type ReadPicture, readPicture } from '@/lib/platform/pixels/read-picture'
import { UnreadablePicture } from '@/lib/platform/pixels/unreadable-picture'
import { convertHeic } from './convert-heic'
import { findEmbeddedPicture } from './embedded-picture'
import { oneAtATime } from './one-at-a-time'
import { noPictureText, tooLargeText } from './problems'
import { readFirstDirectory, tiffTags } from './tiff-directory'

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
  const head = Buffer.alloc(64 * 1024)
  const file = await open(path)
  try {
    const { bytesRead } = await file.read(head, 0, head.length, 0)
    return readFirstDirectory(head.subarray(0, bytesRead)).get(tiffTags.subfileType) === 1
  } finally {
    await file.close()
  }
}
