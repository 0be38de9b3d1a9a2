import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { administeredBy } from '@/lib/people/brokerages/policy'
import type { BrokeragePeople } from '@/lib/people/brokerages/schema'
import { db } from '@/lib/platform/data/db'
import { getStudio } from '@/lib/studio/settings/queries/get-studio'
import { peopleFields, toPeople } from './select-people'

/** Lists the people of the brokerage that the actor is an admin of; null for anyone else. */
export async function listOwnPeople(actor: Actor): Promise<BrokeragePeople | null> {
  const [people, { timeZone }] = await Promise.all([
    db().brokerage.findFirst({ where: administeredBy(actor), select: peopleFields }),
    getStudio(),
  ])
  return people && toPeople(actor, people, timeZone)
}
