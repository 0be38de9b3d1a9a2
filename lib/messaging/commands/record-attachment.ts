import 'server-only'
import { crc32 } from 'node:zlib'
import { fileTypeFromBuffer } from 'file-type'
import { openFile, storePrivateFile } from '@/lib/integrations/uploadthing'
import { cleanPicture } from '@/lib/messaging/commands/clean-picture'
import { attachmentBytes } from '@/lib/messaging/limits'
import { isAcceptedType, isShownPicture } from '@/lib/messaging/rules/accepted-files'
import type { AttachmentOutcome } from '@/lib/messaging/schema'
import { notAcceptedText, tooLargeText, unreadablePictureText } from '@/lib/messaging/words'
import { db } from '@/lib/platform/data/db'
import { recordUpload } from '@/lib/studio/uploads/operations/record-upload'
import { rejectUpload, removeUpload } from '@/lib/studio/uploads/operations/reject-upload'
import type { Upload } from '@/lib/studio/uploads/schema'

/**
 * Validates the content of a file uploaded for a message, and records it. A picture is replaced by a copy without metadata,
 * a rejected file is removed. Idempotent, also when two reports of one upload run at once.
 */
export async function recordAttachment(upload: Upload): Promise<AttachmentOutcome> {
  const { key, name } = upload
  // The size the browser declared was checked before; this is the actual size.
  if (upload.sizeBytes > attachmentBytes) return rejectUpload(key, tooLargeText(name))
  const known = await findClean(upload)
  if (known) return known
  const bytes = await new Response(await openFile(key)).bytes()
  const contentType = (await fileTypeFromBuffer(bytes))?.mime
  if (!contentType || !isAcceptedType(contentType)) return rejectUpload(key, notAcceptedText(name))
  const file = { ...upload, contentType, purpose: 'MESSAGE_ATTACHMENT' } as const
  if (!isShownPicture(contentType)) {
    return (await record({ ...file, crc32: crc32(bytes) })) ?? { outcome: 'clash' }
  }
  const clean = await cleanPicture(bytes, contentType)
  if (!clean) return rejectUpload(key, unreadablePictureText(name))
  const cleanKey = await storePrivateFile({ name, contentType, bytes: clean })
  await removeUpload(key)
  const recorded = await record({
    ...file,
    key: cleanKey,
    uploadKey: key,
    sizeBytes: clean.byteLength,
    crc32: crc32(clean),
  })
  if (recorded) return recorded
  // Another report of this upload has recorded its copy.
  await removeUpload(cleanKey)
  return (await findClean(upload)) ?? { outcome: 'clash' }
}

/** Returns the copy recorded by an earlier report of this upload. */
async function findClean({ key, name, uploaderId }: Upload): Promise<AttachmentOutcome | null> {
  const known = await db().storedFile.findFirst({
    where: { uploadKey: key, name, uploaderId },
    select: { id: true },
  })
  return known && { outcome: 'stored', fileId: known.id }
}

async function record(file: Parameters<typeof recordUpload>[1]): Promise<AttachmentOutcome | null> {
  const recorded = await recordUpload(db(), file)
  return recorded && { outcome: 'stored', fileId: recorded.id }
}
