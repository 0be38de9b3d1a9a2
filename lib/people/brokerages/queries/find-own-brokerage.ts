import 'server-only'
import { cache } from 'react'
import { type Actor, mayEnter } from '@/lib/auth/actor'
import type { OwnBrokerage } from '@/lib/people/brokerages/schema'
import { describeBilling, whoPaysLabel, whoPaysText } from '@/lib/people/brokerages/words'
import { db } from '@/lib/platform/data/db'
import { formatInstantDate } from '@/lib/platform/time/clock'
import { getStudio } from '@/lib/studio/settings/queries/get-studio'
import { logoAddress } from '@/lib/studio/settings/rules/logo'
import type { BrokerageRole } from '@/prisma/generated/enums'
import { readBillingTerms } from './read-billing-terms'

/** The names of more admins aren't listed. */
const shownAdmins = 5

/** Returns the brokerage that a client belongs to; null for anyone else. Cached per request. */
export const findOwnBrokerage = cache(async (actor: Actor): Promise<OwnBrokerage | null> => {
  if (!mayEnter('client', actor)) return null
  const member = await db().brokerageMember.findUnique({
    where: { clientId: actor.profileId },
    select: {
      role: true,
      joinedAt: true,
      brokerage: {
        select: {
          id: true,
          name: true,
          logoFileId: true,
          members: {
            where: { role: 'ADMIN' },
            select: { client: { select: { fullName: true, email: true } } },
            orderBy: { joinedAt: 'asc' },
            take: shownAdmins,
          },
        },
      },
    },
  })
  if (!member) return null
  const { timeZone, currency } = await getStudio()
  const { id, name, logoFileId, members } = member.brokerage
  return {
    id,
    name,
    logoUrl: logoAddress(logoFileId),
    role: member.role,
    joinedOn: formatInstantDate(member.joinedAt, timeZone),
    admins: members.map(({ client }) => client),
    billing: await readBilling(id, member.role, currency),
  }
})

/** Reads the terms as facts. Members see who pays, and only admins the rest. */
async function readBilling(
  brokerageId: string,
  role: BrokerageRole,
  currency: string,
): Promise<OwnBrokerage['billing']> {
  const terms = await readBillingTerms(db(), brokerageId)
  const services = await db().service.findMany({
    where: { id: { in: [...(terms.allowance.serviceIds ?? [])] } },
    select: { id: true, name: true },
  })
  const context = { currency, serviceNames: new Map(services.map(({ id, name }) => [id, name])) }
  return role === 'ADMIN' ? describeBilling(terms, context) : [[whoPaysLabel, whoPaysText(terms, context)]]
}
