import 'server-only'
import { randomUUID } from 'node:crypto'
import type { Actor } from '@/lib/auth/actor'
import { deleteSessions } from '@/lib/auth/delete-sessions'
import { canDecideDeletions } from '@/lib/people/accounts/policy'
import { countOpenMatters } from '@/lib/people/accounts/queries/count-open-matters'
import { deletionObstacle, withoutPerson } from '@/lib/people/accounts/rules'
import { deletionDecidedText } from '@/lib/people/accounts/words/deletion'
import { deleteFactors } from '@/lib/people/second-factor/operations/delete-factors'
import { recordAudit } from '@/lib/platform/data/audit'
import type { Transaction } from '@/lib/platform/data/db'
import { lockRow } from '@/lib/platform/data/lock'
import { AppError, ForbiddenError } from '@/lib/platform/errors'
import { queueMail } from '@/lib/platform/jobs/outbox'
import { addJob } from '@/lib/platform/jobs/queue'
import { now } from '@/lib/platform/time/clock'
import { pushToUsers } from '@/lib/studio/notifications/operations/push-to-users'

/** What the account held until now, by which other domains find what else belongs to the client. */
export type DeletedAccount = {
  userId: string
  profileId: string
  fullName: string
  email: string
  /** The addresses they had lately. */
  formerEmails: string[]
}

/**
 * Approves a client's request: replaces their name and contact details, ends their sessions, signs their open pages out, and
 * says goodbye by email. Locks the account, so that nothing new is created for it. Their other data is the caller's part.
 * @throws AppError `forbidden` for anyone but the studio's owner, `conflict` when the request isn't pending any more or a
 * booking or payment is open
 */
export async function approveDeletion(
  tx: Transaction,
  actor: Actor,
  requestId: string,
): Promise<DeletedAccount> {
  if (!canDecideDeletions(actor)) throw new ForbiddenError()
  const request = await tx.deletionRequest.findUnique({
    where: { id: requestId },
    select: { profileId: true },
  })
  if (!request) throw new AppError('conflict', deletionDecidedText)
  const { profileId } = request
  await lockRow(tx, 'profiles', profileId)
  // The state is part of the condition, so only the first of two concurrent decisions counts.
  const { count } = await tx.deletionRequest.updateMany({
    where: { id: requestId, state: 'PENDING' },
    data: { state: 'APPROVED', decidedById: actor.profileId, decidedAt: now() },
  })
  if (count === 0) throw new AppError('conflict', deletionDecidedText)
  const obstacle = deletionObstacle(await countOpenMatters(tx, profileId))
  if (obstacle) throw new AppError('conflict', obstacle)
  return replacePerson(tx, actor, profileId)
}

async function replacePerson(tx: Transaction, actor: Actor, profileId: string): Promise<DeletedAccount> {
  const { userId, fullName, email, stripeCustomerId } = await tx.profile.findUniqueOrThrow({
    where: { id: profileId },
    select: { userId: true, fullName: true, email: true, stripeCustomerId: true },
  })
  const replaced = withoutPerson(profileId)
  await tx.profile.update({
    where: { id: profileId },
    data: {
      ...replaced,
      phone: null,
      company: null,
      avatarFileId: null,
      stripeCustomerId: null,
      accountStatus: 'DELETED',
    },
    select: { id: true },
  })
  await tx.user.update({
    where: { id: userId },
    data: {
      email: replaced.email,
      // No password has this hash.
      passwordHash: randomUUID(),
      emailVerifiedAt: null,
      sessionVersion: { increment: 1 },
    },
    select: { id: true },
  })
  await deleteSessions(tx, { userId })
  await deleteFactors(tx, userId)
  await tx.accountToken.deleteMany({ where: { userId } })
  const changes = await tx.emailChange.findMany({ where: { userId }, select: { oldEmail: true } })
  await tx.emailChange.deleteMany({ where: { userId } })
  await tx.pendingApproval.deleteMany({ where: { userId } })
  await recordAudit(tx, actor, 'client.deleted', userId)
  await pushToUsers(tx, [{ userId }], 'account-closed', {})
  await queueMail(tx, { to: email, template: 'account-deleted', props: { fullName } })
  if (stripeCustomerId) await addJob(tx, 'delete-stripe-customer', { customerId: stripeCustomerId })
  return { userId, profileId, fullName, email, formerEmails: changes.map(({ oldEmail }) => oldEmail) }
}
