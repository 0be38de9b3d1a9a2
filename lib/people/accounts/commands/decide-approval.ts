import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { canDecideApprovals, teamVisibleTo } from '@/lib/people/accounts/policy'
import { recordAudit } from '@/lib/platform/data/audit'
import type { Transaction } from '@/lib/platform/data/db'
import { AppError, ForbiddenError } from '@/lib/platform/errors'
import { now } from '@/lib/platform/time/clock'
import { markActionNotificationsRead } from '@/lib/studio/notifications/operations/mark-action-notifications-read'
import type { Prisma } from '@/prisma/generated/client'

type Decision = {
  /** The account's expected status. A denial can be reversed. */
  from: 'PENDING_APPROVAL' | 'DENIED'
  status: 'APPROVED' | 'DENIED'
  note: string | null
  profile: Pick<Prisma.ProfileUpdateInput, 'role' | 'accountStatus'>
}

/**
 * Records the decision on a photographer's request: updates the profile and approval rows, ends the account's sessions,
 * marks the notifications as read, and adds an audit entry.
 * @throws AppError `forbidden` for anyone but an active photographer, `conflict` when the account has another status by now.
 */
export async function decideApproval(
  tx: Transaction,
  actor: Actor,
  userId: string,
  decision: Decision,
): Promise<{ fullName: string; email: string }> {
  if (!canDecideApprovals(actor)) throw new ForbiddenError()
  // The status is part of the condition, so only the first of two concurrent decisions counts.
  const { count } = await tx.profile.updateMany({
    where: { AND: [{ userId, accountStatus: decision.from }, teamVisibleTo(actor)] },
    data: decision.profile as Prisma.ProfileUpdateManyMutationInput,
  })
  if (count === 0) throw new AppError('conflict', 'This request was already approved or denied.')
  const profile = await tx.profile.findUniqueOrThrow({
    where: { userId },
    select: { fullName: true, email: true },
  })
  const outcome = {
    status: decision.status,
    adminNotes: decision.note,
    approvedById: actor.profileId,
    approvedAt: now(),
  }
  // The row is missing if recording the request failed at sign-up.
  await tx.pendingApproval.upsert({
    where: { userId },
    update: outcome,
    create: { userId, ...profile, ...outcome },
  })
  await tx.user.update({ where: { id: userId }, data: { sessionVersion: { increment: 1 } } })
  await markActionNotificationsRead(tx, { action: 'approve_photographer', applicantUserId: userId })
  const action = decision.status === 'APPROVED' ? 'photographer.approved' : 'photographer.denied'
  await recordAudit(tx, actor, action, userId)
  return profile
}
