import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { fileIdsOf } from '@/lib/deliveries/rules'
import { DeliveryDraft } from '@/lib/deliveries/schema'
import { db } from '@/lib/platform/db'
import { discardUploadsWithin } from './discard-uploads'

/** Throws away the actor's draft with the files it names; what a delivery holds stays. Done twice it does nothing. */
export async function discardDraft(actor: Actor): Promise<void> {
  await db().$transaction(async (tx) => {
    const [draft] = await tx.$queryRaw<{ contents: unknown }[]>`
      DELETE FROM delivery_drafts WHERE photographer_id = ${actor.profileId}::uuid RETURNING contents`
    const files = DeliveryDraft.safeParse(draft?.contents).data?.files ?? []
    await discardUploadsWithin(tx, actor, fileIdsOf(files))
  })
}
