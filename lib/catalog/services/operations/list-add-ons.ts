import 'server-only'
import { catalogOrder, pricing } from '@/lib/catalog/services/queries/select-service'
import { applyPriceList } from '@/lib/catalog/services/rules/price-list'
import { priceServices } from '@/lib/catalog/services/rules/pricing'
import type { PropertySize } from '@/lib/catalog/services/schema/services'
import { askUsText, eachText, fromText } from '@/lib/catalog/services/words/prices'
import type { PriceList } from '@/lib/people/brokerages/rules/price-list'
import type { Transaction } from '@/lib/platform/data/db'
import { formatCents } from '@/lib/platform/money/money'

type Sale = {
  size: PropertySize
  /** The client's own prices. */
  priceList: PriceList | null
  currency: string
}

/** An add-on of the catalog. `priceCents`: null where it depends on something that isn't known. */
export type AddOn = { id: string; name: string; priceCents: number | null; priceText: string }

/** Lists the add-ons that are offered in this currency, at a sale's prices. Of those with a price for each, it is the price of one. */
export async function listAddOns(
  tx: Pick<Transaction, 'service'>,
  { size, priceList, currency }: Sale,
): Promise<AddOn[]> {
  const addOns = await tx.service.findMany({
    where: { active: true, kind: 'ADD_ON', currency },
    select: { ...pricing, name: true },
    orderBy: [...catalogOrder],
  })
  const photoCounts = Object.fromEntries(
    addOns.filter(({ priceBasis }) => priceBasis === 'EACH').map(({ id }) => [id, 1]),
  )
  return priceServices(applyPriceList(addOns, priceList), { size, photoCounts }).map((addOn) => {
    const { id, name, state, priceBasis, priceCents } = addOn
    if (state === 'too-large') return { id, name, priceCents: null, priceText: askUsText }
    const price = formatCents(priceCents, currency)
    if (state === 'size-needed') return { id, name, priceCents: null, priceText: fromText(price) }
    return { id, name, priceCents, priceText: priceBasis === 'EACH' ? eachText(price) : price }
  })
}
