import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { publishDelivery } from '@/lib/photos/deliveries/operations/publish-delivery'
import { lockFilm } from '@/lib/photos/media/operations/lock-film'
import { readChapters, writeChapters } from '@/lib/photos/media/rules/chapters'
import type { SetChapters } from '@/lib/photos/media/schema'
import { recordAudit } from '@/lib/platform/data/audit'
import { db } from '@/lib/platform/data/db'
import { FieldError } from '@/lib/platform/errors'

/**
 * Replaces the chapters of a film by those of a text with one a line, and updates open pages. Idempotent. Locks it.
 * @throws NotFoundError as lockFilm does
 * @throws FieldError if a line isn't a chapter of the film
 */
export async function setChapters(actor: Actor, { mediaId, chapters: typed }: SetChapters): Promise<void> {
  await db().$transaction(async (tx) => {
    const { delivery, durationMs, chapters: before } = await lockFilm(tx, actor, mediaId)
    const read = readChapters(typed, durationMs)
    if (!read.ok) throw new FieldError('chapters', read.problem)
    const chapters = writeChapters(read.chapters)
    if (chapters === before) return
    await tx.mediaFile.update({ where: { id: mediaId }, data: { chapters }, select: { id: true } })
    await recordAudit(tx, actor, 'media.chapters-changed', delivery.id, { mediaId })
    await publishDelivery(tx, delivery)
  })
}
