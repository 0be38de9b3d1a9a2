import 'server-only'
import { fileIdsOf } from '@/lib/photos/deliveries/rules/files'
import { DeliveryDraft } from '@/lib/photos/deliveries/schema/drafts'
import { listMediaFileIds } from '@/lib/photos/media/operations/list-media-file-ids'
import type { Transaction } from '@/lib/platform/data/db'
import { now } from '@/lib/platform/time/clock'
import { moveUploads } from '@/lib/studio/uploads/operations/move-uploads'

type HandOver = { bookingId: string; fromId: string; toId: string }

/**
 * Makes the latest draft that one person has for a booking another's, with its unsent files: whoever sends photos must have
 * uploaded them. Does nothing without a draft. Must not be called for someone who may not see what the draft charges.
 */
export async function handOverDraft(tx: Transaction, { bookingId, fromId, toId }: HandOver): Promise<void> {
  const draft = await tx.deliveryDraft.findFirst({
    where: { photographerId: fromId, contents: { path: ['bookingId'], equals: bookingId } },
    select: { idempotencyKey: true, contents: true },
    orderBy: { updatedAt: 'desc' },
  })
  const contents = DeliveryDraft.safeParse(draft?.contents).data
  if (!draft || !contents) return
  const mediaIds = (contents.media ?? []).map(({ mediaId }) => mediaId)
  const fileIds = [...fileIdsOf(contents.files), ...(await listMediaFileIds(tx, mediaIds))]
  await moveUploads(tx, fileIds, { fromId, toId })
  const { idempotencyKey } = draft
  await tx.deliveryDraft.update({
    where: { photographerId_idempotencyKey: { photographerId: fromId, idempotencyKey } },
    data: { photographerId: toId, updatedAt: now() },
    select: { idempotencyKey: true },
  })
}
