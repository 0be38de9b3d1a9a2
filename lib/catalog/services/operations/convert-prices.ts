import 'server-only'
import { convertCoupons } from '@/lib/catalog/coupons/operations/convert-coupons'
import type { Transaction } from '@/lib/platform/data/db'
import { AppError } from '@/lib/platform/errors'
import { formatCents, maximumCents, withSameNumber } from '@/lib/platform/money/money'

/**
 * Changes the currency of every price and coupon without converting the number: $299.00 becomes €299.00 or ¥299. Call it
 * with the studio's settings locked. Locks the catalog until the transaction ends.
 * @throws AppError `conflict` if a price would exceed the maximum amount
 */
export async function convertPrices(tx: Transaction, currency: string): Promise<void> {
  await tx.$executeRaw`LOCK TABLE services IN SHARE ROW EXCLUSIVE MODE`
  const services = await tx.service.findMany({
    where: { currency: { not: currency } },
    select: {
      id: true,
      name: true,
      priceCents: true,
      extraRoundCents: true,
      extraPhotoCents: true,
      currency: true,
      bands: { select: { id: true, priceCents: true, extraPhotoCents: true } },
    },
  })
  for (const { id, name, bands, ...price } of services) {
    const convert = (cents: number) => withSameNumber({ cents, currency: price.currency }, currency)
    const prices = {
      priceCents: convert(price.priceCents),
      extraRoundCents: convert(price.extraRoundCents),
      extraPhotoCents: convert(price.extraPhotoCents),
    }
    const converted = bands.map(({ extraPhotoCents, ...band }) => ({
      ...band,
      priceCents: convert(band.priceCents),
      extraPhotoCents: extraPhotoCents === null ? null : convert(extraPhotoCents),
    }))
    const amounts = converted.flatMap((band) => [band.priceCents, band.extraPhotoCents ?? 0])
    if (Math.max(...Object.values(prices), ...amounts) > maximumCents) {
      const maximum = formatCents(maximumCents, currency)
      throw new AppError(
        'conflict',
        `The price of ${name} is too large for ${currency}. The maximum is ${maximum}.`,
      )
    }
    const update = converted.map(({ id: bandId, ...data }) => ({ where: { id: bandId }, data }))
    const data = { ...prices, currency, bands: { update } }
    await tx.service.update({ where: { id }, data, select: { id: true } })
  }
  await convertCoupons(tx, currency)
}
