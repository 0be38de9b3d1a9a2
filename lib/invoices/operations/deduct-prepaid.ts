import 'server-only'
import { lockCredit } from '@/lib/credits/operations/lock-credit'
import { creditLine } from '@/lib/credits/words'
import { deductedLine } from '@/lib/invoices/words/deposit'
import type { Transaction } from '@/lib/platform/db'
import type { TaxedLine } from './create-invoice'
import { lockDeposits } from './deposits'

/** Returns the line that deducts what the client paid in advance; none without. @param soldCents the most to deduct */
export async function deductDeposit(
  tx: Transaction,
  bookingId: string,
  soldCents: number,
): Promise<TaxedLine[]> {
  const { deposits, availableCents } = await lockDeposits(tx, bookingId)
  const cents = Math.min(availableCents, soldCents)
  if (cents === 0) return []
  return [prepaidLine(deductedLine(deposits.map(({ invoiceNumber }) => invoiceNumber)), cents)]
}

/** Returns the line that deducts the client's account credit; none without. */
export async function deductCredit(
  tx: Transaction,
  client: { clientId: string; currency: string },
  maxCents: number,
): Promise<TaxedLine[]> {
  if (maxCents === 0) return []
  const { clientId, currency } = client
  const cents = Math.min(await lockCredit(tx, { clientId, currency }), maxCents)
  return cents === 0 ? [] : [prepaidLine(creditLine, cents)]
}

function prepaidLine(description: string, cents: number): TaxedLine {
  const untaxed = { taxable: false, taxRateThousandths: 0, taxCents: 0, taxes: [] }
  return { kind: 'DEPOSIT', description, amountCents: -cents, ...untaxed }
}
