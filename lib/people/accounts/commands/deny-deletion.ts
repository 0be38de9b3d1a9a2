import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { canDecideDeletions } from '@/lib/people/accounts/policy'
import { deletionDecidedText } from '@/lib/people/accounts/words/deletion'
import { recordAudit } from '@/lib/platform/data/audit'
import { db } from '@/lib/platform/data/db'
import { AppError, ForbiddenError } from '@/lib/platform/errors'
import { queueMail } from '@/lib/platform/jobs/outbox'
import { now } from '@/lib/platform/time/clock'

/**
 * Denies a client's request, and emails them why.
 * @throws AppError `forbidden` for anyone but the studio's owner, `conflict` when it isn't pending any more
 */
export async function denyDeletion(
  actor: Actor,
  { requestId, note }: { requestId: string; note: string },
): Promise<void> {
  if (!canDecideDeletions(actor)) throw new ForbiddenError()
  await db().$transaction(async (tx) => {
    // The state is part of the condition, so only the first of two concurrent decisions counts.
    const [denied] = await tx.deletionRequest.updateManyAndReturn({
      where: { id: requestId, state: 'PENDING' },
      data: { state: 'DENIED', note, decidedById: actor.profileId, decidedAt: now() },
      select: { profile: { select: { userId: true, fullName: true, email: true } } },
    })
    if (!denied) throw new AppError('conflict', deletionDecidedText)
    const { userId, fullName, email } = denied.profile
    await recordAudit(tx, actor, 'deletion.denied', userId)
    await queueMail(tx, { to: email, userId, template: 'deletion-denied', props: { fullName, note } })
  })
}
