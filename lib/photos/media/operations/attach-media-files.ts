import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { maxMediaFiles } from '@/lib/photos/media/limits'
import { unsentMediaOf } from '@/lib/photos/media/policy'
import { mediaGoneText, tooManyMediaText } from '@/lib/photos/media/words'
import type { Transaction } from '@/lib/platform/data/db'
import { lockRows } from '@/lib/platform/data/lock'
import { AppError } from '@/lib/platform/errors'
import { addJob } from '@/lib/platform/jobs/queue'

/**
 * Adds the actor's uploaded films and documents to a delivery, which the caller has locked, and queues their checksums.
 * Idempotent: those that it has already stay.
 * @throws AppError `invalid` if one is gone, already sent or someone else's, `conflict` if they don't all fit
 */
export async function attachMediaFiles(
  tx: Transaction,
  actor: Actor,
  deliveryId: string,
  mediaIds: readonly string[],
): Promise<void> {
  const ids = [...new Set(mediaIds)]
  if (ids.length === 0) return
  await lockRows(tx, 'media_files', ids)
  const others = await tx.mediaFile.count({ where: { deliveryId, id: { notIn: ids } } })
  if (others + ids.length > maxMediaFiles) throw new AppError('conflict', tooManyMediaText)
  const { count } = await tx.mediaFile.updateMany({
    where: {
      id: { in: ids },
      OR: [unsentMediaOf(actor), { deliveryId, file: { uploaderId: actor.profileId } }],
    },
    data: { deliveryId },
  })
  if (count < ids.length) throw new AppError('invalid', mediaGoneText)
  await addJob(tx, 'measure-originals', { deliveryId }, { key: `measure-originals:${deliveryId}` })
}
