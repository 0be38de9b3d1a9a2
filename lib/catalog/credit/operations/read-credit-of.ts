import 'server-only'
import type { Transaction } from '@/lib/platform/data/db'

/** Returns what clients have of account credit in each currency, in cents. Without a lock: `lockCredit` decides what is used. */
export async function readCreditOf(
  tx: Pick<Transaction, 'creditEntry' | 'invoice'>,
  clientIds: string[],
): Promise<{ clientId: string; currency: string; cents: number }[]> {
  const [entered, deducted] = await Promise.all([
    tx.creditEntry.groupBy({
      by: ['clientId', 'currency'],
      where: { clientId: { in: clientIds } },
      _sum: { amountCents: true },
    }),
    tx.invoice.groupBy({
      by: ['clientId', 'currency'],
      where: {
        clientId: { in: clientIds },
        creditCents: { lt: 0 },
        status: { notIn: ['VOID', 'REFUNDED'] },
      },
      _sum: { creditCents: true },
    }),
  ])
  return entered.map(({ clientId, currency, _sum }) => {
    const used = deducted.find((one) => one.clientId === clientId && one.currency === currency)
    // Below 0 only if a full refund of an invoice failed after its credit was used again.
    const cents = Math.max(0, (_sum.amountCents ?? 0) + (used?._sum.creditCents ?? 0))
    return { clientId, currency, cents }
  })
}
