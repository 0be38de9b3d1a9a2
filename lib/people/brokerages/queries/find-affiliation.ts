import 'server-only'
import { sql } from 'kysely'
import { type Actor, mayEnter } from '@/lib/auth/actor'
import { offersFor } from '@/lib/people/brokerages/operations/offers-for'
import { domainOf } from '@/lib/people/brokerages/rules/domains'
import type { BrokerageOffer } from '@/lib/people/brokerages/schema'
import { db } from '@/lib/platform/data/db'
import { queryBuilder } from '@/lib/platform/data/query-builder'
import { whereSql } from '@/lib/platform/data/where-sql'
import { now } from '@/lib/platform/time/clock'
import { logoAddress } from '@/lib/studio/settings/rules/logo'
import type { BrokerageRole } from '@/prisma/generated/enums'

/** The name of the brokerage that a client belongs to, or those that they may join. `adminOf`: its id, for its admins. */
type Affiliation = { name: string | null; adminOf: string | null; offers: BrokerageOffer[] }

/** More invitations at a time are of no use. Besides, there's a membership or a domain at most. */
const maxRows = 11

function readAffiliations(actor: Actor) {
  const builder = queryBuilder(db())
  const domains = builder
    .selectFrom('brokerage_domains as d')
    .where('d.domain', '=', domainOf(actor.email))
    .select((eb) => ['d.brokerageId', eb.lit<boolean>(false).as('isMember')])
    .select([
      sql<BrokerageRole | null>`null`.as('role'),
      sql<string | null>`null`.as('invitationId'),
      sql<Date | null>`null`.as('sentAt'),
    ])
  const invitations = builder
    .selectFrom('brokerage_invitations as i')
    .where(whereSql('brokerage_invitations', offersFor(actor, now()), 'i'))
    .select((eb) => ['i.brokerageId', eb.lit(false).as('isMember')])
    .select(['i.role', 'i.id as invitationId', 'i.sentAt'])
  const memberships = builder
    .selectFrom('brokerage_members as m')
    .where('m.clientId', '=', actor.profileId)
    .select((eb) => ['m.brokerageId', eb.lit(true).as('isMember')])
    .select((eb) => ['m.role', eb.lit(null).as('invitationId'), eb.lit(null).as('sentAt')])
  return builder
    .selectFrom(domains.unionAll(invitations).unionAll(memberships).as('found'))
    .innerJoin('brokerages as b', 'b.id', 'found.brokerageId')
    .select(['b.id', 'b.name', 'b.logoFileId', 'found.role', 'found.isMember', 'found.invitationId'])
    .orderBy('found.sentAt', (order) => order.desc().nullsFirst())
    .limit(maxRows)
    .execute()
}

/** Finds a client's brokerage, or else those that they may join, the latest invitation first; nothing for anyone else. */
export async function findAffiliation(actor: Actor): Promise<Affiliation> {
  if (!mayEnter('client', actor)) return { name: null, adminOf: null, offers: [] }
  const rows = await readAffiliations(actor)
  const own = rows.find(({ isMember }) => isMember)
  if (own) return { name: own.name, adminOf: own.role === 'ADMIN' ? own.id : null, offers: [] }
  const invitations = rows.filter(({ invitationId }) => invitationId !== null)
  const invitedTo = new Set(invitations.map(({ id }) => id))
  const byDomain = rows.filter(({ id }) => !invitedTo.has(id))
  return { name: null, adminOf: null, offers: [...invitations, ...byDomain].map(toOffer) }
}

type Row = Awaited<ReturnType<typeof readAffiliations>>[number]

function toOffer({ id, name, logoFileId, role, invitationId }: Row): BrokerageOffer {
  return { brokerageId: id, name, logoUrl: logoAddress(logoFileId), role: role ?? 'MEMBER', invitationId }
}
