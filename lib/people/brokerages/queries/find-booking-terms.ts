import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { type Membership, readMembershipTerms } from '@/lib/people/brokerages/operations/read-membership'
import { canSeeTermsOf } from '@/lib/people/brokerages/policy'
import { db } from '@/lib/platform/db'
import { prepareQuery } from '@/lib/platform/prepared-query'
import { getStudio } from '@/lib/studio/settings/queries/get-studio'

const selectBrokerage = prepareQuery((builder, { clientId }: { clientId: string }) =>
  builder
    .selectFrom('brokerage_members as m')
    .innerJoin('brokerages as b', 'b.id', 'm.brokerageId')
    .where('m.clientId', '=', clientId)
    .select(['m.clientId', 'b.id as brokerageId', 'b.name']),
)

/** Returns through which brokerage a client books, by default the actor; null if the actor may not see it. */
export async function findBookingTerms(actor: Actor, clientId = actor.profileId): Promise<Membership | null> {
  if (!canSeeTermsOf(actor, clientId)) return null
  const [member] = await selectBrokerage({ clientId })
  return member ? readMembershipTerms(db(), member, (await getStudio()).timeZone) : null
}
