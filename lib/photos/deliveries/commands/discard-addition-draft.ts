import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { fileIdsOf } from '@/lib/photos/deliveries/rules/files'
import { AdditionDraft } from '@/lib/photos/deliveries/schema/drafts'
import { db } from '@/lib/platform/data/db'
import { discardUploadsWithin } from './discard-uploads'

/** Deletes the actor's draft of photos to add to a delivery, with its unsent files. Idempotent. */
export async function discardAdditionDraft(actor: Actor, deliveryId: string): Promise<void> {
  await db().$transaction(async (tx) => {
    const [draft] = await tx.$queryRaw<{ contents: unknown }[]>`
      DELETE FROM addition_drafts
      WHERE photographer_id = ${actor.profileId}::uuid AND delivery_id = ${deliveryId}::uuid RETURNING contents`
    const files = AdditionDraft.safeParse(draft?.contents).data?.files ?? []
    await discardUploadsWithin(tx, actor, fileIdsOf(files))
  })
}
