import 'server-only'
import { cache } from 'react'
import { type Actor, mayEnter } from '@/lib/auth/actor'
import { offersFor } from '@/lib/brokerages/operations/offers-for'
import { domainOf } from '@/lib/brokerages/rules/domains'
import type { BrokerageOffer } from '@/lib/brokerages/schema'
import { db } from '@/lib/platform/db'
import { logoAddress } from '@/lib/studio/rules/logo'
import { findOwnBrokerage } from './find-own-brokerage'

/** More invitations at a time are of no use. */
const maxOffers = 10

const brokerage = { select: { id: true, name: true, logoFileId: true } } as const

/** Lists the brokerages that a client may join; none for a member of one. Cached per request. */
export const listOffers = cache(async (actor: Actor): Promise<BrokerageOffer[]> => {
  if (!mayEnter('client', actor) || (await findOwnBrokerage(actor))) return []
  const [invitations, domain] = await Promise.all([
    db().brokerageInvitation.findMany({
      where: offersFor(actor),
      select: { id: true, role: true, brokerage },
      orderBy: { sentAt: 'desc' },
      take: maxOffers,
    }),
    db().brokerageDomain.findUnique({
      where: { domain: domainOf(actor.email) },
      select: { brokerage },
    }),
  ])
  const offers = invitations.map(({ id, role, brokerage: from }) => ({
    ...toOffer(from),
    role,
    invitationId: id,
  }))
  if (!domain || offers.some(({ brokerageId }) => brokerageId === domain.brokerage.id)) return offers
  return [...offers, { ...toOffer(domain.brokerage), role: 'MEMBER', invitationId: null }]
})

function toOffer({ id, name, logoFileId }: { id: string; name: string; logoFileId: string | null }) {
  return { brokerageId: id, name, logoUrl: logoAddress(logoFileId) }
}
