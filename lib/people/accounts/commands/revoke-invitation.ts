import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { canManageTeam, invitationsVisibleTo } from '@/lib/people/accounts/policy'
import { invitationTexts } from '@/lib/people/accounts/words/team'
import { recordAudit } from '@/lib/platform/data/audit'
import { db } from '@/lib/platform/data/db'
import { ForbiddenError, NotFoundError } from '@/lib/platform/errors'

/**
 * Revokes an invitation: its link stops working.
 * @throws ForbiddenError for anyone but the owner, NotFoundError once it was accepted or revoked
 */
export async function revokeInvitation(actor: Actor, invitationId: string): Promise<void> {
  if (!canManageTeam(actor)) throw new ForbiddenError()
  await db().$transaction(async (tx) => {
    const invitation = await tx.teamInvitation.findFirst({
      where: { AND: [{ id: invitationId }, invitationsVisibleTo(actor)] },
      select: { id: true, email: true, role: true },
    })
    if (!invitation) throw new NotFoundError(invitationTexts.gone)
    const { id, email, role } = invitation
    const { count } = await tx.teamInvitation.deleteMany({ where: { id } })
    if (count === 0) throw new NotFoundError(invitationTexts.gone)
    await recordAudit(tx, actor, 'team.invitation-revoked', id, { email, role })
  })
}
