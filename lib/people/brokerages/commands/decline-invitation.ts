import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { deleteInvitation } from '@/lib/people/brokerages/operations/delete-invitation'
import { offersFor } from '@/lib/people/brokerages/operations/offers-for'
import { db } from '@/lib/platform/data/db'

/** Declines an invitation to the actor's own address. @throws NotFoundError */
export async function declineInvitation(actor: Actor, invitationId: string): Promise<void> {
  await db().$transaction(async (tx) => {
    await deleteInvitation(tx, { AND: [{ id: invitationId }, offersFor(actor)] })
  })
}
