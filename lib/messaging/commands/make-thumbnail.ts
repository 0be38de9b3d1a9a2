import 'server-only'
import { openFile, storePrivateFile } from '@/lib/integrations/uploadthing'
import { renderThumbnail } from '@/lib/messaging/commands/clean-picture'
import { db } from '@/lib/platform/db'
import { removeLooseFiles } from '@/lib/platform/queue'

/**
 * Creates the thumbnail of an attached picture, unless it has one or is gone. Idempotent.
 * @throws Error when storage is unavailable, so that the queue retries
 */
export async function makeThumbnail({ attachmentId }: { attachmentId: string }): Promise<void> {
  const attachment = await db().messageAttachment.findUnique({
    where: { id: attachmentId },
    select: { thumbnailId: true, file: { select: { key: true, uploaderId: true } } },
  })
  if (!attachment || attachment.thumbnailId) return
  const { key: fileKey, uploaderId } = attachment.file
  const thumbnail = await renderThumbnail(await new Response(await openFile(fileKey)).bytes())
  if (!thumbnail) return
  const { bytes, width, height } = thumbnail
  const file = { name: `${attachmentId}.webp`, contentType: 'image/webp' }
  const key = await storePrivateFile({ ...file, bytes })
  const isRecorded = await db().$transaction(async (tx) => {
    // Another run may have made it, or the conversation may have been deleted since.
    const waiting = await tx.$queryRaw<unknown[]>`
      SELECT 1 FROM message_attachments WHERE id = ${attachmentId}::uuid AND thumbnail_id IS NULL FOR UPDATE`
    if (waiting.length === 0) return false
    const { id } = await tx.storedFile.create({
      data: { ...file, key, sizeBytes: bytes.byteLength, purpose: 'MESSAGE_ATTACHMENT', uploaderId },
      select: { id: true },
    })
    await tx.messageAttachment.update({
      where: { id: attachmentId },
      data: { thumbnailId: id, width, height },
    })
    return true
  })
  if (!isRecorded) await removeLooseFiles([key])
}
