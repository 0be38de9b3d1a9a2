import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { maxChoices } from '@/lib/people/brokerages/limits'
import { visibleTo } from '@/lib/people/brokerages/policy'
import { db } from '@/lib/platform/data/db'

/** Lists the studio's brokerages by name, to choose from; at most `maxChoices`. */
export function listBrokerageNames(actor: Actor): Promise<{ id: string; name: string }[]> {
  return db().brokerage.findMany({
    where: visibleTo(actor),
    select: { id: true, name: true },
    orderBy: [{ name: 'asc' }, { id: 'asc' }],
    take: maxChoices,
  })
}
