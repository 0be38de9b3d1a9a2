import 'server-only'
import { type Actor, avatarAddress } from '@/lib/auth/actor'
import { maxStatements } from '@/lib/billing/pay/limits'
import { readTerms } from '@/lib/billing/pay/operations/read-terms'
import { payVisibleTo } from '@/lib/billing/pay/policy'
import type { PaidPerson } from '@/lib/billing/pay/schema'
import { describeTerms } from '@/lib/billing/pay/words'
import { db } from '@/lib/platform/data/db'

/** Lists the active photographers with their pay terms, by name. */
export async function listPaidPeople(actor: Actor): Promise<PaidPerson[]> {
  const people = await db().profile.findMany({
    where: { AND: [{ accountStatus: 'ACTIVE' }, payVisibleTo(actor)] },
    select: { id: true, fullName: true, avatarFileId: true },
    orderBy: [{ fullName: 'asc' }, { id: 'asc' }],
    take: maxStatements,
  })
  const terms = await readTerms(
    db(),
    people.map(({ id }) => id),
  )
  return people.map(({ id, fullName, avatarFileId }) => {
    const own = terms.get(id)
    return {
      photographerId: id,
      fullName,
      avatarUrl: avatarAddress(avatarFileId),
      termsText: own ? describeTerms(own) : null,
      isContractor: own?.isContractor ?? false,
      hasW9: own?.hasW9 ?? false,
    }
  })
}
