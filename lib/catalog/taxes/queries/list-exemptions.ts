import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { type StateCode, stateNames } from '@/lib/catalog/taxes/rules/states'
import type { ClientExemption } from '@/lib/catalog/taxes/schema'
import { visibleTo } from '@/lib/people/clients/policy'
import { db } from '@/lib/platform/data/db'
import { dateFromDatabase, formatDate } from '@/lib/platform/time/calendar-date'
import { todayIn } from '@/lib/platform/time/clock'
import { getStudio } from '@/lib/studio/settings/queries/get-studio'

/** Lists a client's certificates, the newest first. Empty for a client whom the actor may not see. */
export async function listExemptions(actor: Actor, clientId: string): Promise<ClientExemption[]> {
  const [{ timeZone }, rows] = await Promise.all([
    getStudio(),
    db().taxExemption.findMany({
      where: { clientId, removedAt: null, client: visibleTo(actor) },
      select: { id: true, certificateNumber: true, state: true, expiresOn: true },
      orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    }),
  ])
  const today = todayIn(timeZone)
  return rows.map(({ id, certificateNumber, state, expiresOn }) => {
    const lastDay = expiresOn && dateFromDatabase(expiresOn)
    return {
      id,
      certificateNumber,
      where: state ? (stateNames[state as StateCode] ?? state) : 'All states',
      expiresOn: lastDay && formatDate(lastDay),
      isExpired: lastDay !== null && lastDay < today,
    }
  })
}
