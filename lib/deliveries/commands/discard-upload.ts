import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { db } from '@/lib/platform/db'
import { addJob } from '@/lib/platform/outbox'

/** Throws away a file of the actor's that no delivery holds. One that is sent, or someone else's, is left alone. */
export async function discardUpload(actor: Actor, fileId: string): Promise<void> {
  const mine = {
    id: fileId,
    uploaderId: actor.profileId,
    purpose: { in: ['PHOTO_ORIGINAL' as const, 'PHOTO_PREVIEW_SOURCE' as const] },
    originalOf: null,
  }
  await db().$transaction(async (tx) => {
    const file = await tx.storedFile.findFirst({ where: mine, select: { key: true } })
    if (!file) return
    // A delivery that takes the file at this moment keeps it.
    const { count } = await tx.storedFile.deleteMany({ where: mine })
    if (count > 0) await addJob(tx, 'remove-files', { keys: [file.key] })
  })
}
