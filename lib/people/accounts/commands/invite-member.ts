import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { isOwnerEmail } from '@/lib/auth/owner'
import { isClient } from '@/lib/auth/rules/capabilities'
import { invitationLimit } from '@/lib/people/accounts/limits'
import { canManageTeam } from '@/lib/people/accounts/policy'
import type { InviteMemberInput } from '@/lib/people/accounts/schema/team'
import { invitationTexts } from '@/lib/people/accounts/words/team'
import { recordAudit } from '@/lib/platform/data/audit'
import { brokenConstraint, db, type Transaction } from '@/lib/platform/data/db'
import { FieldError, ForbiddenError } from '@/lib/platform/errors'
import { consumeAttempt } from '@/lib/platform/web/rate-limit'
import { findAccount } from './find-account'
import { queueInvitation } from './queue-invitation'

/**
 * Invites someone to the studio's team in a role, by email. A sign-up that never verified the address is no obstacle: the
 * link proves who reads the mailbox.
 * @throws ForbiddenError for anyone but the owner; AppError `conflict` under `email` for an address that is invited or belongs
 * to an account, `too-many-requests`
 */
export async function inviteMember(actor: Actor, input: InviteMemberInput): Promise<{ email: string }> {
  if (!canManageTeam(actor)) throw new ForbiddenError()
  await consumeAttempt(invitationLimit, actor.profileId)
  const { email, role } = input
  try {
    await db().$transaction(async (tx) => {
      const obstacle = await findObstacle(tx, email)
      if (obstacle) throw new FieldError('email', obstacle, 'conflict')
      const sent = await queueInvitation(tx, actor, input)
      const { id } = await tx.teamInvitation.create({
        data: { email, role, ...sent },
        select: { id: true },
      })
      await recordAudit(tx, actor, 'team.invited', id, { email, role })
    })
  } catch (error) {
    // Two windows sent the form at the same time.
    if (brokenConstraint(error)) throw new FieldError('email', invitationTexts.isInvited, 'conflict')
    throw error
  }
  return { email }
}

/** Returns why an address can't be invited, as a sentence; null when it can be. */
async function findObstacle(tx: Transaction, email: string): Promise<string | null> {
  if ((await tx.teamInvitation.count({ where: { email } })) > 0) return invitationTexts.isInvited
  // The account with this address is the owner's.
  if (isOwnerEmail(email)) return invitationTexts.isMember
  const account = await findAccount(tx, email)
  if (!account) return null
  const { accountStatus, isTaken } = account
  if (!isClient(account)) return invitationTexts.isMember
  if (accountStatus === 'PENDING_APPROVAL' || accountStatus === 'DENIED') return invitationTexts.isApplicant
  return isTaken ? invitationTexts.isClient : null
}
