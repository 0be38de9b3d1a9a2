import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { offersFor } from '@/lib/brokerages/operations/offers-for'
import { offerGoneText } from '@/lib/brokerages/words'
import { db } from '@/lib/platform/db'
import { NotFoundError } from '@/lib/platform/errors'

/** Declines an invitation to the actor's own address. @throws NotFoundError */
export async function declineInvitation(actor: Actor, invitationId: string): Promise<void> {
  const { count } = await db().brokerageInvitation.deleteMany({
    where: { AND: [{ id: invitationId }, offersFor(actor)] },
  })
  if (count === 0) throw new NotFoundError(offerGoneText)
}
