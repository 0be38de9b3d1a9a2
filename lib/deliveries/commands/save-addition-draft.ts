import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { canAddPhotosTo } from '@/lib/deliveries/policy'
import { findOwnFiles } from '@/lib/deliveries/queries/find-own-files'
import type { AdditionDraft } from '@/lib/deliveries/schema'
import { db } from '@/lib/platform/db'
import { NotFoundError } from '@/lib/platform/errors'
import { isAdded } from './add-photos'

/**
 * Keeps the photos that are to follow those of a delivery, in place of what was kept before. Others' files are left
 * out, and so are photos that were added meanwhile: a late save must not bring them back.
 * @throws NotFoundError when the delivery belongs to no booking that this photographer handles
 */
export async function saveAdditionDraft(actor: Actor, draft: AdditionDraft): Promise<void> {
  const { deliveryId, requestKey } = draft
  await db().$transaction(async (tx) => {
    // Photos are added under a stronger lock of the same row: either they are seen here, or they find this draft.
    await tx.$queryRaw`SELECT 1 FROM media_deliveries WHERE id = ${deliveryId}::uuid FOR SHARE`
    const targetCount = await tx.mediaDelivery.count({
      where: { AND: [{ id: deliveryId }, canAddPhotosTo(actor)] },
    })
    if (targetCount === 0) throw new NotFoundError('Photo delivery not found')
    if (await isAdded(tx, actor, deliveryId, requestKey)) return
    const contents: AdditionDraft = { ...draft, files: await findOwnFiles(tx, actor, draft.files) }
    await tx.additionDraft.upsert({
      where: { photographerId_deliveryId: { photographerId: actor.profileId, deliveryId } },
      create: { photographerId: actor.profileId, deliveryId, contents },
      update: { contents },
    })
  })
}
