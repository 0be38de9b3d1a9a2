import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { deleteMediaFiles } from '@/lib/photos/media/operations/delete-media-files'
import { unsentMediaOf } from '@/lib/photos/media/policy'
import { db } from '@/lib/platform/data/db'
import { lockRows } from '@/lib/platform/data/lock'

/** Deletes the actor's films and documents that weren't sent. Skips all others, which a concurrent request may have sent. */
export async function discardMedia(actor: Actor, mediaIds: string[]): Promise<void> {
  await db().$transaction(async (tx) => {
    await lockRows(tx, 'media_files', mediaIds)
    const unsent = await tx.mediaFile.findMany({
      where: { AND: [{ id: { in: mediaIds } }, unsentMediaOf(actor)] },
      select: { id: true },
    })
    await deleteMediaFiles(
      tx,
      unsent.map(({ id }) => id),
    )
  })
}
