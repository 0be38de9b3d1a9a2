import 'server-only'
import { buffer } from 'node:stream/consumers'
import sharp from 'sharp'
import { openFile, readFileHead } from '@/lib/integrations/uploadthing'
import type { RecordedPhoto } from '@/lib/photos/originals/schema'
import { limitConcurrency } from '@/lib/platform/data/concurrency'
import { credentialsHeadBytes, hasContentCredentials } from '@/lib/platform/images/content-credentials'

/** Pixels of the longer side: sharp enough to compare, and small enough that hundreds fit into memory. */
const pictureSide = 560

/** What is read of a recorded photo in storage. */
export type RecordedPicture = {
  /** As JPEG; null for a file that can't be displayed. */
  picture: Buffer | null
  /** Whether the original has Content Credentials. Only those of JPEGs are found. */
  hasCredentials: boolean
}

/** Reads the pictures of photos, by the storage keys of their originals. @throws Error if storage doesn't respond */
export async function readPictures(photos: readonly RecordedPhoto[]): Promise<Map<string, RecordedPicture>> {
  const oneOfFew = limitConcurrency(4)
  const byKey = new Map(photos.map((photo) => [photo.key, photo]))
  const read = [...byKey.values()].map((photo) =>
    oneOfFew(async () => [photo.key, await readPicture(photo)] as const),
  )
  return new Map(await Promise.all(read))
}

async function readPicture({ key, pictureKey, contentType }: RecordedPhoto): Promise<RecordedPicture> {
  const hasCredentials =
    contentType === 'image/jpeg' && hasContentCredentials(await readFileHead(key, credentialsHeadBytes))
  if (pictureKey === null) return { picture: null, hasCredentials }
  const picture = await sharp(await buffer(await openFile(pictureKey)))
    .resize({ width: pictureSide, height: pictureSide, fit: 'inside', withoutEnlargement: true })
    .jpeg({ quality: 80 })
    .toBuffer()
  return { picture, hasCredentials }
}
