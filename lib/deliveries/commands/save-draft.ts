import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { can } from '@/lib/auth/rules/capabilities'
import { canSendPhotosFor } from '@/lib/deliveries/policy'
import { findOwnFiles } from '@/lib/deliveries/queries/find-own-files'
import type { DeliveryDraft } from '@/lib/deliveries/schema/drafts'
import { db } from '@/lib/platform/db'
import { ForbiddenError } from '@/lib/platform/errors'

/**
 * Saves the draft of the Send Photos form, replacing the previous one. Leaves out files and bookings that aren't the
 * actor's. Does nothing if the form was already sent, so that a late save doesn't restore the draft.
 * @throws ForbiddenError for those who don't prepare photos
 */
export async function saveDraft(actor: Actor, draft: DeliveryDraft): Promise<void> {
  if (!can(actor, 'prepare-photos')) throw new ForbiddenError()
  await db().$transaction(async (tx) => {
    const sent = await tx.mediaDelivery.count({
      where: { sentById: actor.profileId, idempotencyKey: draft.idempotencyKey },
    })
    if (sent > 0) return
    const files = await findOwnFiles(tx, actor, draft.files)
    const booking =
      draft.bookingId &&
      (await tx.booking.findFirst({
        where: { AND: [{ id: draft.bookingId }, canSendPhotosFor(actor)] },
        select: { id: true },
      }))
    const contents: DeliveryDraft = { ...draft, bookingId: booking ? booking.id : null, files }
    await tx.deliveryDraft.upsert({
      where: { photographerId: actor.profileId },
      create: { photographerId: actor.profileId, contents },
      update: { contents },
    })
  })
}
