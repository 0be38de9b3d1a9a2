import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { publishDelivery, publishedFields } from '@/lib/photos/deliveries/operations/publish-delivery'
import { canAddPhotosTo } from '@/lib/photos/deliveries/policy'
import { recordAudit } from '@/lib/platform/data/audit'
import { db } from '@/lib/platform/data/db'
import { lockRow } from '@/lib/platform/data/lock'
import { NotFoundError } from '@/lib/platform/errors'

/**
 * Records whether a film names nobody, and updates open pages. Idempotent. Locks it.
 * @throws NotFoundError if it no longer exists, or the actor doesn't prepare the delivery's photos
 */
export async function setUnbranded(
  actor: Actor,
  { mediaId, isUnbranded }: { mediaId: string; isUnbranded: boolean },
): Promise<void> {
  await db().$transaction(async (tx) => {
    await lockRow(tx, 'media_files', mediaId)
    const film = await tx.mediaFile.findFirst({
      where: { id: mediaId, kind: 'FILM', delivery: canAddPhotosTo(actor) },
      select: { isUnbranded: true, delivery: { select: publishedFields } },
    })
    if (!film?.delivery) throw new NotFoundError('File not found')
    if (film.isUnbranded === isUnbranded) return
    await tx.mediaFile.update({ where: { id: mediaId }, data: { isUnbranded }, select: { id: true } })
    await recordAudit(tx, actor, 'media.branding-changed', film.delivery.id, { mediaId, isUnbranded })
    await publishDelivery(tx, film.delivery)
  })
}
