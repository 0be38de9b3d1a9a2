import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { fileIdsOf } from '@/lib/photos/deliveries/rules/files'
import { DeliveryDraft } from '@/lib/photos/deliveries/schema/drafts'
import { discardMediaFilesWithin } from '@/lib/photos/media/operations/discard-media-files'
import { db } from '@/lib/platform/data/db'
import { discardUploadsWithin } from './discard-uploads'

/** Deletes a draft of the actor's, with its unsent files. Idempotent. @param idempotencyKey the form's */
export async function discardDraft(actor: Actor, idempotencyKey: string): Promise<void> {
  await db().$transaction(async (tx) => {
    const [draft] = await tx.$queryRaw<{ contents: unknown }[]>`
      DELETE FROM delivery_drafts
      WHERE photographer_id = ${actor.profileId}::uuid AND idempotency_key = ${idempotencyKey}::uuid
      RETURNING contents`
    const { files = [], media = [] } = DeliveryDraft.safeParse(draft?.contents).data ?? {}
    await discardUploadsWithin(tx, actor, fileIdsOf(files))
    await discardMediaFilesWithin(
      tx,
      actor,
      media.map(({ mediaId }) => mediaId),
    )
  })
}
