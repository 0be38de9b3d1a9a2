import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { markInvitationRead } from '@/lib/brokerages/operations/mark-invitation-read'
import { managedBy } from '@/lib/brokerages/policy'
import { offerGoneText } from '@/lib/brokerages/words'
import { recordAudit } from '@/lib/platform/audit'
import { db } from '@/lib/platform/db'
import { NotFoundError } from '@/lib/platform/errors'

/** Revokes an invitation that nobody accepted yet. @throws NotFoundError */
export async function revokeInvitation(actor: Actor, invitationId: string): Promise<void> {
  await db().$transaction(async (tx) => {
    const where = { id: invitationId, brokerage: managedBy(actor) }
    const invitation = await tx.brokerageInvitation.findFirst({
      where,
      select: { brokerageId: true, email: true },
    })
    const { count } = await tx.brokerageInvitation.deleteMany({ where })
    if (!invitation || count === 0) throw new NotFoundError(offerGoneText)
    await markInvitationRead(tx, invitation)
    await recordAudit(tx, actor, 'brokerage.invitation-revoked', invitation.brokerageId)
  })
}
