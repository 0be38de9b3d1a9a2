import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { publishedFields } from '@/lib/photos/deliveries/operations/publish-delivery'
import { canAddPhotosTo } from '@/lib/photos/deliveries/policy'
import type { Transaction } from '@/lib/platform/data/db'
import { lockRow } from '@/lib/platform/data/lock'
import { NotFoundError } from '@/lib/platform/errors'

/**
 * Locks a film of a delivery, and returns it.
 * @throws NotFoundError if it no longer exists, or the actor doesn't prepare the delivery's photos
 */
export async function lockFilm(tx: Transaction, actor: Actor, mediaId: string) {
  await lockRow(tx, 'media_files', mediaId)
  const film = await tx.mediaFile.findFirst({
    where: { id: mediaId, kind: 'FILM', delivery: canAddPhotosTo(actor) },
    select: { isUnbranded: true, durationMs: true, chapters: true, delivery: { select: publishedFields } },
  })
  if (!film?.delivery) throw new NotFoundError('File not found')
  // The database requires a duration of a film.
  return { ...film, durationMs: film.durationMs ?? 0, delivery: film.delivery }
}
