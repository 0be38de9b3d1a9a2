import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { type Membership, readMembership } from '@/lib/brokerages/operations/read-membership'
import { canSeeTermsOf } from '@/lib/brokerages/policy'
import { db } from '@/lib/platform/db'

/** Returns through which brokerage a client books, by default the actor; null if the actor may not see it. */
export async function findBookingTerms(actor: Actor, clientId = actor.profileId): Promise<Membership | null> {
  return canSeeTermsOf(actor, clientId) ? readMembership(db(), clientId) : null
}
