import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { can } from '@/lib/auth/rules/capabilities'
import { maxDrafts } from '@/lib/photos/deliveries/limits'
import { canSendPhotosFor } from '@/lib/photos/deliveries/policy'
import { findOwnFiles } from '@/lib/photos/deliveries/queries/find-own-files'
import type { DeliveryDraft } from '@/lib/photos/deliveries/schema/drafts'
import { tooManyDraftsText } from '@/lib/photos/deliveries/words/uploads'
import { db } from '@/lib/platform/data/db'
import { AppError, ForbiddenError } from '@/lib/platform/errors'

/**
 * Saves the draft of a Send Photos form, beside those of other forms. Leaves out files and bookings that aren't the
 * actor's. Does nothing if the form was already sent, so that a late save doesn't restore the draft.
 * @throws ForbiddenError for those who don't prepare photos, AppError `conflict` for one draft too many
 */
export async function saveDraft(actor: Actor, draft: DeliveryDraft): Promise<void> {
  if (!can(actor, 'prepare-photos')) throw new ForbiddenError()
  const { idempotencyKey } = draft
  await db().$transaction(async (tx) => {
    const sent = await tx.mediaDelivery.count({
      where: { sentById: actor.profileId, idempotencyKey },
    })
    if (sent > 0) return
    const drafts = await tx.deliveryDraft.count({
      where: { photographerId: actor.profileId, idempotencyKey: { not: idempotencyKey } },
    })
    if (drafts >= maxDrafts) throw new AppError('conflict', tooManyDraftsText)
    const files = await findOwnFiles(tx, actor, draft.files)
    const booking =
      draft.bookingId &&
      (await tx.booking.findFirst({
        where: { AND: [{ id: draft.bookingId }, canSendPhotosFor(actor)] },
        select: { id: true },
      }))
    const contents: DeliveryDraft = { ...draft, bookingId: booking ? booking.id : null, files }
    await tx.deliveryDraft.upsert({
      where: { photographerId_idempotencyKey: { photographerId: actor.profileId, idempotencyKey } },
      create: { photographerId: actor.profileId, idempotencyKey, contents },
      update: { contents },
    })
  })
}
