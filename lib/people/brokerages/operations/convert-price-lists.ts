import 'server-only'
import type { Transaction } from '@/lib/platform/data/db'
import { AppError } from '@/lib/platform/errors'
import { formatCents, maximumCents, withSameNumber } from '@/lib/platform/money/money'

/**
 * Changes the currency of every brokerage's fixed prices without converting the number, as that of services.
 * @throws AppError `conflict` if a price would exceed the maximum amount
 */
export async function convertPriceLists(tx: Transaction, currency: string): Promise<void> {
  const prices = await tx.brokeragePrice.findMany({
    where: { currency: { not: currency } },
    select: {
      brokerageId: true,
      serviceId: true,
      priceCents: true,
      currency: true,
      brokerage: { select: { name: true } },
    },
  })
  for (const { brokerageId, serviceId, brokerage, ...price } of prices) {
    const priceCents = withSameNumber({ cents: price.priceCents, currency: price.currency }, currency)
    if (priceCents > maximumCents) {
      const maximum = formatCents(maximumCents, currency)
      throw new AppError(
        'conflict',
        `A price of ${brokerage.name} is too large for ${currency}. The maximum is ${maximum}.`,
      )
    }
    await tx.brokeragePrice.update({
      where: { brokerageId_serviceId: { brokerageId, serviceId } },
      data: { priceCents, currency },
      select: { serviceId: true },
    })
  }
}
