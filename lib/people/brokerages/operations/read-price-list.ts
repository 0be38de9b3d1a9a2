import 'server-only'
import type { PriceList } from '@/lib/people/brokerages/rules/price-list'
import type { Transaction } from '@/lib/platform/data/db'

/** Reads a brokerage's prices, by service id in a fixed order. The caller has checked that the actor may see them. */
export async function readPriceList(
  tx: Pick<Transaction, 'brokerage'>,
  brokerageId: string,
): Promise<PriceList> {
  const { discountBasisPoints, prices } = await tx.brokerage.findUniqueOrThrow({
    where: { id: brokerageId },
    select: {
      discountBasisPoints: true,
      prices: { select: { serviceId: true, priceCents: true }, orderBy: { serviceId: 'asc' } },
    },
  })
  const fixed = prices.map(({ serviceId, priceCents }) => [serviceId, priceCents] as const)
  return { discountBasisPoints, prices: Object.fromEntries(fixed) }
}
