import 'server-only'
import { openFile } from '@/lib/integrations/uploadthing'
import { renderThumbnail } from '@/lib/messaging/commands/clean-picture'
import { db } from '@/lib/platform/data/db'
import { lockWhere } from '@/lib/platform/data/lock'
import { storeGeneratedFiles } from '@/lib/studio/uploads/operations/store-generated-files'
import { Prisma } from '@/prisma/generated/client'

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
  const file = { name: `${attachmentId}.webp`, contentType: 'image/webp', bytes }
  await storeGeneratedFiles([file], { purpose: 'MESSAGE_ATTACHMENT', uploaderId }, async (tx, record) => {
    // Another run may have made it, or the conversation may have been deleted since.
    const isWaiting = Prisma.sql`id = ${attachmentId}::uuid AND thumbnail_id IS NULL`
    const waiting = await lockWhere(tx, 'message_attachments', isWaiting)
    if (waiting.length === 0) return false
    const [thumbnailId] = await record()
    await tx.messageAttachment.update({ where: { id: attachmentId }, data: { thumbnailId, width, height } })
    return true
  })
}
