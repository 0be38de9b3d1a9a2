import 'server-only'
import { fileSizeError, isAcceptedType, isRawType } from '@/lib/photos/deliveries/rules/files'
import type { PhotoOutcome } from '@/lib/photos/deliveries/schema/sending'
import { tooLargeText } from '@/lib/photos/deliveries/words/deliveries'
import { damagedPhotoText, notAPhotoText } from '@/lib/photos/deliveries/words/uploads'
import { limitConcurrency } from '@/lib/platform/data/concurrency'
import { db } from '@/lib/platform/data/db'
import { detectType } from '@/lib/platform/images/detect-type'
import { openPixels } from '@/lib/platform/images/pixels'
import { readPicture } from '@/lib/platform/images/read-picture'
import { DamagedPicture, UnreadablePicture } from '@/lib/platform/images/unreadable-picture'
import { recordUpload } from '@/lib/studio/uploads/operations/record-upload'
import { rejectUpload } from '@/lib/studio/uploads/operations/reject-upload'
import { saveUploadThumbnail } from '@/lib/studio/uploads/operations/upload-thumbnails'
import { withStoredFile } from '@/lib/studio/uploads/operations/with-stored-file'
import type { Upload } from '@/lib/studio/uploads/schema'
import type { FilePurpose } from '@/prisma/generated/enums'

/** Sharp enough for a preview's tile; rows of the upload list show it smaller. */
const thumbnailSide = 480

/** Limits memory use: uploads arrive in bursts. */
const twoAtATime = limitConcurrency(2)

type PhotoUpload = Upload & { purpose: Extract<FilePurpose, 'PHOTO_ORIGINAL' | 'PHOTO_PREVIEW_SOURCE'> }

/**
 * Records an uploaded file after decoding its content. A file that isn't a photo, or is damaged, is rejected by name and
 * deleted. Idempotent: UploadThing may report a file twice.
 */
export async function recordPhoto(upload: PhotoUpload): Promise<PhotoOutcome> {
  const { key, name, sizeBytes } = upload
  // Before the upload, only the size claimed by the browser was checked.
  const wrongSize = fileSizeError({ size: sizeBytes })
  if (wrongSize) return rejectUpload(key, `${name}: ${wrongSize}`)
  const { inspection, crc32, sha256 } = await withStoredFile(key, async (path, saved) => ({
    inspection: await inspectOriginal(path),
    crc32: saved.crc32,
    sha256: saved.sha256,
  }))
  if (inspection.result !== 'accepted') {
    return rejectUpload(key, inspection.result === 'damaged' ? damagedPhotoText(name) : notAPhotoText(name))
  }
  const { contentType, thumbnail } = inspection
  return db().$transaction(async (tx) => {
    const file = await recordUpload(tx, { ...upload, contentType, crc32, sha256 })
    if (!file) return { outcome: 'clash' }
    if (file.isNew && thumbnail) await saveUploadThumbnail(tx, file.id, thumbnail)
    return { outcome: 'stored', fileId: file.id, contentType, crc32 }
  })
}

type Inspection =
  | { result: 'accepted'; contentType: string; thumbnail: Buffer<ArrayBuffer> | null }
  | { result: 'not-a-photo' | 'damaged' }

/**
 * Decides by its content whether a file can be delivered as a photo: its type is accepted and all its pixels can be decoded.
 * A raw file, or a photo too large to display, is accepted without a thumbnail.
 */
function inspectOriginal(path: string): Promise<Inspection> {
  return twoAtATime(async () => {
    const contentType = await detectType(path)
    if (!contentType || !isAcceptedType(contentType)) return { result: 'not-a-photo' }
    if (isRawType(contentType)) return { result: 'accepted', contentType, thumbnail: null }
    try {
      const { pixels } = await readPicture(path, thumbnailSide, tooLargeText, contentType)
      const thumbnail = await openPixels(pixels).webp({ quality: 70, effort: 2 }).toBuffer()
      return { result: 'accepted', contentType, thumbnail }
    } catch (error) {
      if (error instanceof DamagedPicture) return { result: 'damaged' }
      if (error instanceof UnreadablePicture) return { result: 'accepted', contentType, thumbnail: null }
      throw error
    }
  })
}
