import { formatSums } from '@/lib/platform/money/money'
import type { Account } from './accounts'

type Balance = { account: Account; currency: string; openingCents: number; closingCents: number }

/**
 * Returns what the balances of a period come to, formatted: sales without tax, what clients still owe at its end, and the tax
 * that was charged in it. Sales and tax are credits, so their balances are negative.
 * @param currency of zero
 */
export function summarizeBooks(
  balances: readonly Balance[],
  currency: string,
): { income: string; unpaid: string; tax: string } {
  const of = (account: Account, toCents: (balance: Balance) => number) =>
    formatSums(
      balances
        .filter((balance) => balance.account === account)
        .map((balance) => ({ cents: toCents(balance), currency: balance.currency })),
      currency,
    )
  const credited = ({ openingCents, closingCents }: Balance) => openingCents - closingCents
  return {
    income: of('SALES', credited),
    unpaid: of('RECEIVABLE', ({ closingCents }) => closingCents),
    tax: of('TAX', credited),
  }
}
