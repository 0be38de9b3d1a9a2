import 'server-only'
import { fileTypeFromBuffer } from 'file-type'
import { openFile, storePrivateFile } from '@/lib/integrations/uploadthing'
import { cleanPicture } from '@/lib/messaging/images/clean-picture'
import { attachmentBytes } from '@/lib/messaging/limits'
import { isAcceptedType, isShownPicture, notAcceptedText, tooLargeText } from '@/lib/messaging/rules'
import type { AttachmentOutcome } from '@/lib/messaging/schema'
import { brokenConstraint, db } from '@/lib/platform/db'
import { removeLooseFiles } from '@/lib/platform/queue'

/** The provider still needs a file's record to hand our answer to the browser. */
const removalDelaySeconds = 60

type Upload = { key: string; name: string; sizeBytes: number; uploaderId: string }

/**
 * Takes in a file that has arrived in storage for a message: validates its content and records it. Of a picture a copy
 * without metadata is kept in its place. What may not be sent is removed again. *Idempotent*: a file that is reported
 * twice, or twice at once, is kept once.
 */
export async function recordAttachment(upload: Upload): Promise<AttachmentOutcome> {
  const { key, name } = upload
  // What the browser said of the size was checked before; this is what came.
  if (upload.sizeBytes > attachmentBytes) return reject(key, tooLargeText(name))
  const known = await findClean(upload)
  if (known) return known
  const bytes = await new Response(await openFile(key)).bytes()
  const contentType = (await fileTypeFromBuffer(bytes))?.mime
  if (!contentType || !isAcceptedType(contentType)) return reject(key, notAcceptedText(name))
  if (!isShownPicture(contentType)) return record({ ...upload, contentType })
  const clean = await cleanPicture(bytes, contentType)
  if (!clean) return reject(key, `${name} cannot be read as a picture.`)
  const cleanKey = await storePrivateFile({ name, contentType, bytes: clean })
  await letGo(key)
  return recordClean({ ...upload, contentType, key: cleanKey, uploadKey: key, sizeBytes: clean.byteLength })
}

/** The copy that an earlier report of this upload has left; the upload itself may be gone by now. */
async function findClean({ key, name, uploaderId }: Upload): Promise<AttachmentOutcome | null> {
  const known = await db().storedFile.findFirst({
    where: { uploadKey: key, name, uploaderId },
    select: { id: true },
  })
  return known && { outcome: 'stored', fileId: known.id }
}

/** Of two reports at once one leaves its copy; the other's is removed. */
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
    // The record of an earlier report of this very upload; anything else under its key is another file.
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
