import 'server-only'
import { inspectOriginal } from '@/lib/photos/deliveries/commands/inspect-original'
import { fileSizeError } from '@/lib/photos/deliveries/rules/files'
import type { PhotoOutcome } from '@/lib/photos/deliveries/schema/sending'
import { damagedPhotoText, notAPhotoText } from '@/lib/photos/deliveries/words/uploads'
import { db } from '@/lib/platform/data/db'
import { recordUpload } from '@/lib/studio/uploads/operations/record-upload'
import { rejectUpload } from '@/lib/studio/uploads/operations/reject-upload'
import { saveUploadThumbnail } from '@/lib/studio/uploads/operations/upload-thumbnails'
import { withStoredFile } from '@/lib/studio/uploads/operations/with-stored-file'
import type { Upload } from '@/lib/studio/uploads/schema'
import type { FilePurpose } from '@/prisma/generated/enums'

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
  const { inspection, crc32 } = await withStoredFile(key, async (path, saved) => ({
    inspection: await inspectOriginal(path),
    crc32: saved.crc32,
  }))
  if (inspection.result !== 'accepted') {
    return rejectUpload(key, inspection.result === 'damaged' ? damagedPhotoText(name) : notAPhotoText(name))
  }
  const { contentType, thumbnail } = inspection
  return db().$transaction(async (tx) => {
    const file = await recordUpload(tx, { ...upload, contentType, crc32 })
    if (!file) return { outcome: 'clash' }
    if (file.isNew && thumbnail) await saveUploadThumbnail(tx, file.id, thumbnail)
    return { outcome: 'stored', fileId: file.id, contentType, crc32 }
  })
}
