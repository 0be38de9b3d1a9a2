import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { publishDelivery } from '@/lib/photos/deliveries/operations/publish-delivery'
import { lockFilm } from '@/lib/photos/media/operations/lock-film'
import { recordAudit } from '@/lib/platform/data/audit'
import { db } from '@/lib/platform/data/db'

/**
 * Records whether a film names nobody, and updates open pages. Idempotent. Locks it.
 * @throws NotFoundError as lockFilm does
 */
export async function setUnbranded(
  actor: Actor,
  { mediaId, isUnbranded }: { mediaId: string; isUnbranded: boolean },
): Promise<void> {
  await db().$transaction(async (tx) => {
    const film = await lockFilm(tx, actor, mediaId)
    if (film.isUnbranded === isUnbranded) return
    await tx.mediaFile.update({ where: { id: mediaId }, data: { isUnbranded }, select: { id: true } })
    await recordAudit(tx, actor, 'media.branding-changed', film.delivery.id, { mediaId, isUnbranded })
    await publishDelivery(tx, film.delivery)
  })
}
