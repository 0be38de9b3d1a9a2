import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { publishDelivery, publishedFields } from '@/lib/photos/deliveries/operations/publish-delivery'
import { canAddPhotosTo } from '@/lib/photos/deliveries/policy'
import { deleteMediaFiles } from '@/lib/photos/media/operations/delete-media-files'
import { recordAudit } from '@/lib/platform/data/audit'
import { db } from '@/lib/platform/data/db'
import { lockRow } from '@/lib/platform/data/lock'
import { NotFoundError } from '@/lib/platform/errors'

/**
 * Deletes a film or a document from its delivery, and updates open pages. Locks it.
 * @throws NotFoundError if it no longer exists, or the actor doesn't prepare the delivery's photos
 */
export async function deleteMediaFile(actor: Actor, mediaId: string): Promise<void> {
  await db().$transaction(async (tx) => {
    await lockRow(tx, 'media_files', mediaId)
    const media = await tx.mediaFile.findFirst({
      where: { id: mediaId, delivery: canAddPhotosTo(actor) },
      select: { file: { select: { name: true } }, delivery: { select: publishedFields } },
    })
    if (!media?.delivery) throw new NotFoundError('File not found')
    await deleteMediaFiles(tx, { id: mediaId })
    await recordAudit(tx, actor, 'media.deleted', media.delivery.id, { name: media.file.name })
    await publishDelivery(tx, media.delivery)
  })
}
