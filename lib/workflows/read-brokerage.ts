import 'server-only'
import { cache } from 'react'
import { z } from 'zod'
import type { Actor } from '@/lib/auth/actor'
import { describeBasePrice } from '@/lib/catalog/services/words/editor'
import { readPriceList } from '@/lib/people/brokerages/operations/read-price-list'
import { canApproveDomains, canEditBrokerages, canSetPrices, visibleTo } from '@/lib/people/brokerages/policy'
import { readBillingTerms } from '@/lib/people/brokerages/queries/read-billing-terms'
import { peopleFields, toPeople } from '@/lib/people/brokerages/queries/select-people'
import type { PriceList } from '@/lib/people/brokerages/rules/price-list'
import type { BrokerageDetail, ListedPrice } from '@/lib/people/brokerages/schema'
import { db } from '@/lib/platform/data/db'
import { centsToInput, formatCents } from '@/lib/platform/money/money'
import { editKey } from '@/lib/platform/web/form-values'
import { getStudio } from '@/lib/studio/settings/queries/get-studio'
import { logoAddress } from '@/lib/studio/settings/rules/logo'

/** Returns a brokerage with its members and prices; null if the actor may not see one with this id. Cached per request. */
export const readBrokerage = cache(
  async (actor: Actor, brokerageId: string): Promise<BrokerageDetail | null> => {
    if (!z.uuid().safeParse(brokerageId).success) return null
    const brokerage = await db().brokerage.findFirst({
      where: { AND: [{ id: brokerageId }, visibleTo(actor)] },
      select: {
        id: true,
        name: true,
        logoFileId: true,
        ...peopleFields,
        _count: { select: { bookings: true } },
      },
    })
    if (!brokerage) return null
    const [{ timeZone, currency }, list, terms] = await Promise.all([
      getStudio(),
      readPriceList(db(), brokerageId),
      readBillingTerms(db(), brokerageId),
    ])
    const { id, name, logoFileId, _count, ...people } = brokerage
    return {
      ...toPeople(actor, people, timeZone),
      id,
      name,
      logoUrl: logoAddress(logoFileId),
      bookingCount: _count.bookings,
      discountBasisPoints: list.discountBasisPoints,
      currency,
      services: await listPrices(list, terms.allowance.serviceIds ?? [], currency),
      pricesKey: editKey(list),
      terms,
      termsKey: editKey(terms),
      may: {
        edit: canEditBrokerages(actor),
        setPrices: canSetPrices(actor),
        approveDomains: canApproveDomains(actor),
      },
    }
  },
)

/** Lists the services that are offered, those with a fixed price, and those of the allowance. */
async function listPrices(
  { prices }: PriceList,
  allowedIds: readonly string[],
  currency: string,
): Promise<ListedPrice[]> {
  const services = await db().service.findMany({
    where: { OR: [{ active: true }, { id: { in: [...Object.keys(prices), ...allowedIds] } }] },
    select: { id: true, name: true, kind: true, priceCents: true, priceBasis: true },
    orderBy: [{ category: 'asc' }, { position: 'asc' }, { name: 'asc' }],
  })
  return services.map(({ id, name, kind, priceCents, priceBasis }) => {
    const cents = prices[id]
    return {
      serviceId: id,
      name,
      studioPrice: describeBasePrice(priceBasis, formatCents(priceCents, currency)),
      price: cents === undefined ? null : formatCents(cents, currency),
      typed: cents === undefined ? '' : centsToInput(cents, currency),
      isPackage: kind === 'PACKAGE',
    }
  })
}
