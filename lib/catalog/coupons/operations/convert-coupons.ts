import 'server-only'
import type { Transaction } from '@/lib/platform/data/db'
import { AppError } from '@/lib/platform/errors'
import { formatCents, maximumCents, withSameNumber } from '@/lib/platform/money/money'

/**
 * Changes the currency of every coupon without converting the numbers, as for prices. Locks the coupons.
 * @throws AppError `conflict` if an amount would exceed the maximum
 */
export async function convertCoupons(tx: Transaction, currency: string): Promise<void> {
  await tx.$executeRaw`LOCK TABLE coupons IN SHARE ROW EXCLUSIVE MODE`
  const coupons = await tx.coupon.findMany({
    where: { currency: { not: currency } },
    select: { id: true, code: true, amountCents: true, minimumCents: true, currency: true },
  })
  for (const { id, code, ...coupon } of coupons) {
    const convert = (cents: number) => withSameNumber({ cents, currency: coupon.currency }, currency)
    const minimumCents = convert(coupon.minimumCents)
    // Some currencies have no decimals: a small amount stays an amount.
    const amountCents = coupon.amountCents === null ? null : Math.max(1, convert(coupon.amountCents))
    if (Math.max(minimumCents, amountCents ?? 0) > maximumCents) {
      const maximum = formatCents(maximumCents, currency)
      throw new AppError(
        'conflict',
        `An amount of the coupon ${code} is too large for ${currency}. The maximum is ${maximum}.`,
      )
    }
    await tx.coupon.update({
      where: { id },
      data: { amountCents, minimumCents, currency },
      select: { id: true },
    })
  }
}
