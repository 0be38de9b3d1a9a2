import 'server-only'
import { fileTypeFromBuffer } from 'file-type'
import { isAcceptedType, notAPhotoText } from '@/lib/deliveries/rules'
import type { UploadOutcome } from '@/lib/deliveries/schema'
import { readFileHead } from '@/lib/integrations/uploadthing'
import { brokenConstraint, db } from '@/lib/platform/db'
import { addJob } from '@/lib/platform/outbox'
import type { FilePurpose } from '@/prisma/generated/enums'

/** Enough for every format's signature, a raw file's first directory included. */
const headBytes = 64 * 1024
/** The provider still needs a refused file's record to hand our answer to the browser. */
const refusedForSeconds = 60

/**
 * Takes in a file that has arrived in storage: judges its type by its first bytes and records it.
 * What is no photo is removed again. The provider may report a file twice; it is recorded once.
 */
export async function keepUpload(upload: {
  key: string
  name: string
  sizeBytes: number
  uploaderId: string
  purpose: Extract<FilePurpose, 'PHOTO_ORIGINAL' | 'PHOTO_PREVIEW_SOURCE'>
}): Promise<UploadOutcome> {
  const contentType = (await fileTypeFromBuffer(await readFileHead(upload.key, headBytes)))?.mime
  if (!contentType || !isAcceptedType(contentType)) {
    await addJob(db(), 'remove-files', { keys: [upload.key] }, { afterSeconds: refusedForSeconds })
    return { outcome: 'refused', problem: notAPhotoText(upload.name) }
  }
  try {
    const { id } = await db().storedFile.create({ data: { ...upload, contentType }, select: { id: true } })
    return { outcome: 'kept', fileId: id, contentType }
  } catch (error) {
    if (!brokenConstraint(error)) throw error
    return findSameUpload(upload, contentType)
  }
}

/** The record of an earlier report of this very upload; anything else under its key is another file. */
async function findSameUpload(
  upload: { key: string; name: string; sizeBytes: number; uploaderId: string },
  contentType: string,
): Promise<UploadOutcome> {
  const { key, name, sizeBytes, uploaderId } = upload
  const known = await db().storedFile.findFirst({
    where: { key, name, sizeBytes, uploaderId, contentType, originalOf: null },
    select: { id: true },
  })
  return known ? { outcome: 'kept', fileId: known.id, contentType } : { outcome: 'clash' }
}
