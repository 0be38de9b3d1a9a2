import 'server-only'
import { inspectOriginal } from '@/lib/deliveries/commands/inspect-original'
import { fileSizeError } from '@/lib/deliveries/rules/files'
import type { UploadOutcome } from '@/lib/deliveries/schema/sending'
import { damagedPhotoText, notAPhotoText } from '@/lib/deliveries/words/uploads'
import { withStoredFile } from '@/lib/integrations/with-stored-file'
import { brokenConstraint, db } from '@/lib/platform/db'
import { removeLooseFiles } from '@/lib/platform/queue'
import type { FilePurpose } from '@/prisma/generated/enums'

/** UploadThing needs a rejected file's record to pass our response on to the browser. */
const rejectedFileRetentionSeconds = 60

type ReportedUpload = {
  key: string
  name: string
  sizeBytes: number
  uploaderId: string
  purpose: Extract<FilePurpose, 'PHOTO_ORIGINAL' | 'PHOTO_PREVIEW_SOURCE'>
}

/**
 * Records an uploaded file after decoding its content. A file that isn't a photo, or is damaged, is rejected by name and
 * deleted. Idempotent: UploadThing may report a file twice.
 */
export async function recordUpload(upload: ReportedUpload): Promise<UploadOutcome> {
  const { key, name, sizeBytes } = upload
  // Before the upload, only the size claimed by the browser was checked.
  const wrongSize = fileSizeError({ size: sizeBytes })
  if (wrongSize) return reject(key, `${name}: ${wrongSize}`)
  const { inspection, crc32 } = await withStoredFile(key, async (path, saved) => ({
    inspection: await inspectOriginal(path),
    crc32: saved.crc32,
  }))
  if (inspection.result !== 'accepted') {
    return reject(key, inspection.result === 'damaged' ? damagedPhotoText(name) : notAPhotoText(name))
  }
  const { contentType, thumbnail } = inspection
  try {
    const { id } = await db().storedFile.create({
      data: {
        ...upload,
        contentType,
        crc32,
        ...(thumbnail && { uploadThumbnail: { create: { bytes: thumbnail } } }),
      },
      select: { id: true },
    })
    return { outcome: 'stored', fileId: id, contentType, crc32 }
  } catch (error) {
    if (!brokenConstraint(error)) throw error
    return findSameUpload(upload, contentType, crc32)
  }
}

async function reject(key: string, problem: string): Promise<UploadOutcome> {
  await removeLooseFiles([key], { afterSeconds: rejectedFileRetentionSeconds })
  return { outcome: 'rejected', problem }
}

/** Finds the record of this upload from an earlier report. Anything else under its key is another file. */
async function findSameUpload(
  upload: ReportedUpload,
  contentType: string,
  crc32: number,
): Promise<UploadOutcome> {
  const { key, name, sizeBytes, uploaderId } = upload
  const known = await db().storedFile.findFirst({
    where: { key, name, sizeBytes, uploaderId, contentType, crc32, originalOf: null },
    select: { id: true },
  })
  return known ? { outcome: 'stored', fileId: known.id, contentType, crc32 } : { outcome: 'clash' }
}
