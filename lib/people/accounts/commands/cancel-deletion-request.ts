import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { deletionDecidedText } from '@/lib/people/accounts/words/deletion'
import { recordAudit } from '@/lib/platform/data/audit'
import { db } from '@/lib/platform/data/db'
import { AppError } from '@/lib/platform/errors'
import { now } from '@/lib/platform/time/clock'

/** Cancels the actor's own pending request. @throws AppError `conflict` when there is none left */
export async function cancelDeletionRequest(actor: Actor): Promise<void> {
  await db().$transaction(async (tx) => {
    const { count } = await tx.deletionRequest.updateMany({
      where: { profileId: actor.profileId, state: 'PENDING' },
      data: { state: 'CANCELLED', decidedById: actor.profileId, decidedAt: now() },
    })
    if (count === 0) throw new AppError('conflict', deletionDecidedText)
    await recordAudit(tx, actor, 'deletion.cancelled', actor.userId)
  })
}
