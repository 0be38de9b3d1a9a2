import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { deletionLimit } from '@/lib/people/accounts/limits'
import { findOwner } from '@/lib/people/accounts/operations/find-owner'
import { canAskForDeletion } from '@/lib/people/accounts/policy'
import { deletionNotification, deletionPendingText } from '@/lib/people/accounts/words/deletion'
import { recordAudit } from '@/lib/platform/data/audit'
import { brokenConstraint, db, type Transaction } from '@/lib/platform/data/db'
import { env } from '@/lib/platform/environment/env'
import { AppError, ForbiddenError } from '@/lib/platform/errors'
import { queueMail } from '@/lib/platform/jobs/outbox'
import { consumeAttempt } from '@/lib/platform/web/rate-limit'
import { notify } from '@/lib/studio/notifications/operations/notify'

/**
 * Asks the studio's owner to delete the actor's account, and notifies the owner, by email too.
 * @throws AppError `forbidden` for anyone but a client, `conflict` when a request is pending,
 * `too-many-requests`
 */
export async function requestDeletion(actor: Actor): Promise<void> {
  if (!canAskForDeletion(actor)) throw new ForbiddenError()
  await consumeAttempt(deletionLimit, actor.profileId)
  try {
    await db().$transaction(async (tx) => {
      const { id } = await tx.deletionRequest.create({
        data: { profileId: actor.profileId },
        select: { id: true },
      })
      await recordAudit(tx, actor, 'deletion.requested', actor.userId)
      await notifyOwner(tx, actor, id)
    })
  } catch (error) {
    if (brokenConstraint(error) !== 'deletion_requests_one_pending') throw error
    throw new AppError('conflict', deletionPendingText)
  }
}

async function notifyOwner(tx: Transaction, { fullName, email }: Actor, requestId: string): Promise<void> {
  const owner = await findOwner(tx)
  if (!owner) return
  await notify(tx, {
    userId: owner.userId,
    ...deletionNotification(fullName),
    type: 'WARNING',
    details: { deletion_id: requestId },
  })
  await queueMail(tx, {
    to: owner.email,
    userId: owner.userId,
    template: 'deletion-requested',
    props: {
      fullName: owner.fullName,
      clientName: fullName,
      clientEmail: email,
      link: `${env().APP_URL}/settings/privacy`,
    },
  })
}
