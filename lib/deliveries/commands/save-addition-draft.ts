import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { growableBy } from '@/lib/deliveries/policy'
import { keepOwnFiles } from '@/lib/deliveries/queries/own-files'
import type { AdditionDraft } from '@/lib/deliveries/schema'
import { db } from '@/lib/platform/db'
import { NotFound } from '@/lib/platform/errors'
import { isAdded } from './add-photos'

/**
 * Keeps the photos that are to follow those of a delivery, in place of what was kept before. Others' files are left
 * out, and so are photos that were added meanwhile: a late save must not bring them back.
 * @throws NotFound when the delivery is not one of this photographer's bookings
 */
export async function saveAdditionDraft(actor: Actor, draft: AdditionDraft): Promise<void> {
  const { deliveryId, requestKey } = draft
  await db().$transaction(async (tx) => {
    const growable = await tx.mediaDelivery.count({ where: { AND: [{ id: deliveryId }, growableBy(actor)] } })
    if (growable === 0) throw new NotFound('Photo delivery not found')
    if (await isAdded(tx, deliveryId, requestKey)) return
    const contents: AdditionDraft = { ...draft, files: await keepOwnFiles(tx, actor, draft.files) }
    await tx.additionDraft.upsert({
      where: { photographerId_deliveryId: { photographerId: actor.profileId, deliveryId } },
      create: { photographerId: actor.profileId, deliveryId, contents },
      update: { contents },
    })
  })
}
