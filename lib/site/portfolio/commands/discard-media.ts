import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { db } from '@/lib/platform/data/db'
import { deleteMedia, lockMedia } from './delete-media'
import { requireManager } from './portfolio-entries'

/** Deletes the actor's own uploads that are in no project. Ignores all others. */
export async function discardMedia(actor: Actor, fileIds: string[]): Promise<void> {
  requireManager(actor)
  await db().$transaction(async (tx) => {
    await lockMedia(tx, fileIds)
    const unsaved = await tx.portfolioMedia.findMany({
      where: { fileId: { in: fileIds }, itemId: null, file: { uploaderId: actor.profileId } },
      select: { fileId: true },
    })
    await deleteMedia(tx, unsaved)
  })
}
