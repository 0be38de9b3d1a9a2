import 'server-only'
import { fileTypeFromBuffer } from 'file-type'
import { openFile, storePrivateFile } from '@/lib/integrations/uploadthing'
import { cleanPicture } from '@/lib/messaging/commands/clean-picture'
import { attachmentBytes } from '@/lib/messaging/limits'
import { isAcceptedType, isShownPicture } from '@/lib/messaging/rules/accepted-files'
import type { AttachmentOutcome } from '@/lib/messaging/schema'
import { notAcceptedText, tooLargeText, unreadablePictureText } from '@/lib/messaging/words'
import { brokenConstraint, db } from '@/lib/platform/db'
import { removeLooseFiles } from '@/lib/platform/queue'

/** UploadThing still needs the file's record to pass our response to the browser. */
const removalDelaySeconds = 60

type Upload = { key: string; name: string; sizeBytes: number; uploaderId: string }

/**
 * Validates the content of a file uploaded for a message, and records it. A picture is replaced by a copy without metadata,
 * a rejected file is removed. Idempotent, also when two reports of one upload run at once.
 */
export async function recordAttachment(upload: Upload): Promise<AttachmentOutcome> {
  const { key, name } = upload
  // The size the browser declared was checked before; this is the actual size.
  if (upload.sizeBytes > attachmentBytes) return reject(key, tooLargeText(name))
  const known = await findClean(upload)
  if (known) return known
  const bytes = await new Response(await openFile(key)).bytes()
  const contentType = (await fileTypeFromBuffer(bytes))?.mime
  if (!contentType || !isAcceptedType(contentType)) return reject(key, notAcceptedText(name))
  if (!isShownPicture(contentType)) return record({ ...upload, contentType })
  const clean = await cleanPicture(bytes, contentType)
  if (!clean) return reject(key, unreadablePictureText(name))
  const cleanKey = await storePrivateFile({ name, contentType, bytes: clean })
  await letGo(key)
  return recordClean({ ...upload, contentType, key: cleanKey, uploadKey: key, sizeBytes: clean.byteLength })
}

/** Returns the copy recorded by an earlier report of this upload. */
async function findClean({ key, name, uploaderId }: Upload): Promise<AttachmentOutcome | null> {
  const known = await db().storedFile.findFirst({
    where: { uploadKey: key, name, uploaderId },
    select: { id: true },
  })
  return known && { outcome: 'stored', fileId: known.id }
}

/** Records a clean copy. If another report already recorded one, removes this copy. */
async function recordClean(
  file: Upload & { contentType: string; uploadKey: string },
): Promise<AttachmentOutcome> {
  try {
    const data = { ...file, purpose: 'MESSAGE_ATTACHMENT' as const }
    const { id } = await db().storedFile.create({ data, select: { id: true } })
    return { outcome: 'stored', fileId: id }
  } catch (error) {
    if (!brokenConstraint(error)) throw error
    await letGo(file.key)
    return (await findClean({ ...file, key: file.uploadKey })) ?? { outcome: 'clash' }
  }
}

async function record(file: Upload & { contentType: string }): Promise<AttachmentOutcome> {
  try {
    const data = { ...file, purpose: 'MESSAGE_ATTACHMENT' as const }
    const { id } = await db().storedFile.create({ data, select: { id: true } })
    return { outcome: 'stored', fileId: id }
  } catch (error) {
    if (!brokenConstraint(error)) throw error
    // An earlier report recorded this upload; any other record with its key is another file.
    const known = await db().storedFile.findFirst({
      where: { ...file, attachedTo: null },
      select: { id: true },
    })
    return known ? { outcome: 'stored', fileId: known.id } : { outcome: 'clash' }
  }
}

async function reject(key: string, problem: string): Promise<AttachmentOutcome> {
  await letGo(key)
  return { outcome: 'rejected', problem }
}

async function letGo(key: string): Promise<void> {
  await removeLooseFiles([key], { afterSeconds: removalDelaySeconds })
}
