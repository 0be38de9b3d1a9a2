import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { canAddPhotosTo } from '@/lib/photos/deliveries/policy'
import { findOwnFiles } from '@/lib/photos/deliveries/queries/find-own-files'
import type { AdditionDraft } from '@/lib/photos/deliveries/schema/drafts'
import { db } from '@/lib/platform/data/db'
import { lockRow } from '@/lib/platform/data/lock'
import { NotFoundError } from '@/lib/platform/errors'
import { isAdded } from './add-photos'

/**
 * Saves the draft of photos to add to a delivery, replacing the previous one. Leaves out other people's files. Does nothing
 * if the photos were already added, so that a late save doesn't restore the draft.
 * @throws NotFoundError if this photographer doesn't handle the delivery's booking
 */
export async function saveAdditionDraft(actor: Actor, draft: AdditionDraft): Promise<void> {
  const { deliveryId, idempotencyKey } = draft
  await db().$transaction(async (tx) => {
    // Adding photos locks the same row exclusively, so either they are found below, or that request deletes this draft.
    await lockRow(tx, 'media_deliveries', deliveryId, 'SHARE')
    const targetCount = await tx.mediaDelivery.count({
      where: { AND: [{ id: deliveryId }, canAddPhotosTo(actor)] },
    })
    if (targetCount === 0) throw new NotFoundError('Photo delivery not found')
    if (await isAdded(tx, actor, deliveryId, idempotencyKey)) return
    const contents: AdditionDraft = { ...draft, files: await findOwnFiles(tx, actor, draft.files) }
    await tx.additionDraft.upsert({
      where: { photographerId_deliveryId: { photographerId: actor.profileId, deliveryId } },
      create: { photographerId: actor.profileId, deliveryId, contents },
      update: { contents },
    })
  })
}
