import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { markInvitationRead } from '@/lib/brokerages/operations/mark-invitation-read'
import { offersFor } from '@/lib/brokerages/operations/offers-for'
import { offerGoneText } from '@/lib/brokerages/words'
import { db } from '@/lib/platform/db'
import { NotFoundError } from '@/lib/platform/errors'

/** Declines an invitation to the actor's own address. @throws NotFoundError */
export async function declineInvitation(actor: Actor, invitationId: string): Promise<void> {
  await db().$transaction(async (tx) => {
    const where = { AND: [{ id: invitationId }, offersFor(actor)] }
    const invitation = await tx.brokerageInvitation.findFirst({
      where,
      select: { brokerageId: true, email: true },
    })
    const { count } = await tx.brokerageInvitation.deleteMany({ where })
    if (!invitation || count === 0) throw new NotFoundError(offerGoneText)
    await markInvitationRead(tx, invitation)
  })
}
