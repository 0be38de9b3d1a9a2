import 'server-only'
import { type Actor, mayEnter } from '@/lib/auth/actor'
import { db } from '@/lib/platform/data/db'

/** Whether the actor is a client who belongs to a brokerage. */
export async function isBrokerageMember(actor: Actor): Promise<boolean> {
  if (!mayEnter('client', actor)) return false
  const member = await db().brokerageMember.findUnique({
    where: { clientId: actor.profileId },
    select: { clientId: true },
  })
  return member !== null
}
