import 'server-only'
import { type Actor, mayEnter } from '@/lib/auth/actor'
import { now } from '@/lib/platform/time/clock'
import type { Prisma } from '@/prisma/generated/client'

/** The invitations that a client can accept: those to their own address. Nobody can sign in before it is verified. */
export function offersFor(actor: Actor, at = now()): Prisma.BrokerageInvitationWhereInput {
  if (!mayEnter('client', actor)) return { id: { in: [] } }
  return { email: actor.email, expiresAt: { gt: at } }
}
