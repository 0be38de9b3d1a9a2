import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { publishDelivery } from '@/lib/photos/deliveries/operations/publish-delivery'
import { lockFilm } from '@/lib/photos/media/operations/lock-film'
import { readCaptions } from '@/lib/photos/media/rules/captions'
import type { SetCaptions } from '@/lib/photos/media/schema'
import { recordAudit } from '@/lib/platform/data/audit'
import { db } from '@/lib/platform/data/db'
import { AppError } from '@/lib/platform/errors'

/**
 * Replaces or, without a file, removes the captions of a film, and updates open pages. Idempotent. Locks it.
 * @throws NotFoundError as lockFilm does
 * @throws AppError `invalid` if the file has no captions that can be read
 */
export async function setCaptions(actor: Actor, { mediaId, file }: SetCaptions): Promise<void> {
  const read = file === null ? null : readCaptions(file)
  if (read?.ok === false) throw new AppError('invalid', read.problem)
  await db().$transaction(async (tx) => {
    const { delivery } = await lockFilm(tx, actor, mediaId)
    const { count } = await tx.filmCaptions.deleteMany({ where: { mediaId } })
    if (!read && count === 0) return
    if (read) await tx.filmCaptions.create({ data: { mediaId, text: read.captions } })
    await recordAudit(tx, actor, read ? 'media.captioned' : 'media.captions-deleted', delivery.id, {
      mediaId,
    })
    await publishDelivery(tx, delivery)
  })
}
