import 'server-only'
import { lockCredit } from '@/lib/credits/operations/lock-credit'
import { creditLine } from '@/lib/credits/words'
import { deductedLine } from '@/lib/invoices/words/deposit'
import { depositExceedsText } from '@/lib/invoices/words/shares'
import type { Transaction } from '@/lib/platform/db'
import { AppError } from '@/lib/platform/errors'
import { formatCents } from '@/lib/platform/money'
import type { TaxedLine } from './create-invoice'
import { lockDeposits } from './deposits'

/**
 * Returns the line that deducts what the client paid in advance; none without.
 * @param own the most to deduct: the client's part of the bill, and whether people share it
 * @throws AppError `invalid` if they paid more in advance than is left for them of a shared bill
 */
export async function deductDeposit(
  tx: Transaction,
  { bookingId, currency }: { bookingId: string; currency: string },
  { maxCents, isShared }: { maxCents: number; isShared: boolean },
): Promise<TaxedLine[]> {
  const { deposits, availableCents } = await lockDeposits(tx, bookingId)
  if (isShared && availableCents > maxCents)
    throw new AppError('invalid', depositExceedsText(formatCents(availableCents, currency)))
  const cents = Math.min(availableCents, maxCents)
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
