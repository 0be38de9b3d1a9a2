import 'server-only'
import type { Transaction } from '@/lib/platform/data/db'
import { AppError } from '@/lib/platform/errors'
import { formatCents, maximumCents, withSameNumber } from '@/lib/platform/money/money'

/**
 * Changes the currency of every brokerage's cap and credit limit without converting the number, as that of its fixed prices.
 * @throws AppError `conflict` if an amount would exceed the maximum
 */
export async function convertBilling(
  tx: Transaction,
  { from, to }: { from: string; to: string },
): Promise<void> {
  if (from === to) return
  const brokerages = await tx.brokerage.findMany({
    where: { OR: [{ allowanceCapCents: { not: null } }, { creditLimitCents: { not: null } }] },
    select: { id: true, name: true, allowanceCapCents: true, creditLimitCents: true },
  })
  for (const { id, name, allowanceCapCents, creditLimitCents } of brokerages) {
    const convert = (cents: number | null) => {
      // Some currencies have no decimals: a small amount stays an amount.
      const converted = cents === null ? null : Math.max(1, withSameNumber({ cents, currency: from }, to))
      if (converted === null || converted <= maximumCents) return converted
      const maximum = formatCents(maximumCents, to)
      throw new AppError(
        'conflict',
        `An amount of ${name} is too large for ${to}. The maximum is ${maximum}.`,
      )
    }
    await tx.brokerage.update({
      where: { id },
      data: { allowanceCapCents: convert(allowanceCapCents), creditLimitCents: convert(creditLimitCents) },
      select: { id: true },
    })
  }
}
