import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { type Membership, readMembership } from '@/lib/people/brokerages/operations/read-membership'
import { canSeeTermsOf } from '@/lib/people/brokerages/policy'
import { db } from '@/lib/platform/data/db'
import { getStudio } from '@/lib/studio/settings/queries/get-studio'

/** Returns through which brokerage a client books, by default the actor; null if the actor may not see it. */
export async function findBookingTerms(actor: Actor, clientId = actor.profileId): Promise<Membership | null> {
  if (!canSeeTermsOf(actor, clientId)) return null
  return readMembership(db(), clientId, (await getStudio()).timeZone)
}
