import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { fileIdsOf } from '@/lib/deliveries/rules/files'
import { DeliveryDraft } from '@/lib/deliveries/schema/drafts'
import { db } from '@/lib/platform/db'
import { discardUploadsWithin } from './discard-uploads'

/** Deletes the actor's draft of the Send Photos form, with its unsent files. Idempotent. */
export async function discardDraft(actor: Actor): Promise<void> {
  await db().$transaction(async (tx) => {
    const [draft] = await tx.$queryRaw<{ contents: unknown }[]>`
      DELETE FROM delivery_drafts WHERE photographer_id = ${actor.profileId}::uuid RETURNING contents`
    const files = DeliveryDraft.safeParse(draft?.contents).data?.files ?? []
    await discardUploadsWithin(tx, actor, fileIdsOf(files))
  })
}
