import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { toTeamRole } from '@/lib/auth/rules/capabilities'
import { invitationLimit } from '@/lib/people/accounts/limits'
import { canManageTeam, invitationsVisibleTo } from '@/lib/people/accounts/policy'
import { invitationTexts } from '@/lib/people/accounts/words/team'
import { recordAudit } from '@/lib/platform/data/audit'
import { db } from '@/lib/platform/data/db'
import { ForbiddenError, NotFoundError } from '@/lib/platform/errors'
import { consumeAttempt } from '@/lib/platform/web/rate-limit'
import { queueInvitation } from './queue-invitation'

/**
 * Sends an invitation again, with a new link for the full time. The earlier link stops working.
 * @throws ForbiddenError for anyone but the owner, NotFoundError once it was accepted or revoked, AppError `too-many-requests`
 */
export async function resendInvitation(actor: Actor, invitationId: string): Promise<void> {
  if (!canManageTeam(actor)) throw new ForbiddenError()
  await consumeAttempt(invitationLimit, actor.profileId)
  await db().$transaction(async (tx) => {
    const invitation = await tx.teamInvitation.findFirst({
      where: { AND: [{ id: invitationId }, invitationsVisibleTo(actor)] },
      select: { id: true, email: true, role: true },
    })
    if (!invitation) throw new NotFoundError(invitationTexts.gone)
    const { id, email } = invitation
    const role = toTeamRole(invitation.role)
    const sent = await queueInvitation(tx, actor, { email, role })
    const { count } = await tx.teamInvitation.updateMany({ where: { id }, data: sent })
    // It was accepted or revoked a moment ago; nothing is sent.
    if (count === 0) throw new NotFoundError(invitationTexts.gone)
    await recordAudit(tx, actor, 'team.invitation-resent', id, { email, role })
  })
}
