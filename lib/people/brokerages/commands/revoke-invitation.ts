import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { deleteInvitation } from '@/lib/people/brokerages/operations/delete-invitation'
import { managedBy } from '@/lib/people/brokerages/policy'
import { recordAudit } from '@/lib/platform/data/audit'
import { db } from '@/lib/platform/data/db'

/** Revokes an invitation that nobody accepted yet. @throws NotFoundError */
export async function revokeInvitation(actor: Actor, invitationId: string): Promise<void> {
  await db().$transaction(async (tx) => {
    const { brokerageId } = await deleteInvitation(tx, { id: invitationId, brokerage: managedBy(actor) })
    await recordAudit(tx, actor, 'brokerage.invitation-revoked', brokerageId)
  })
}
