import 'server-only'
import type { Prepaid } from '@/lib/billing/invoices/rules/deposit'
import { deductedLine } from '@/lib/billing/invoices/words/deposit'
import { lockCredit } from '@/lib/catalog/credit/operations/lock-credit'
import { creditLine } from '@/lib/catalog/credit/words'
import type { Transaction } from '@/lib/platform/data/db'
import type { TaxedLine } from './create-invoice'
import { lockDeposits } from './deposits'

type Bill = { bookingId: string; clientId: string; currency: string }

/**
 * Returns the lines that deduct what the client paid in advance, and then their account credit.
 * @param own what is left of the bill for the client and people who share it, and the most to deduct of each; by default all
 * there is
 */
export async function deductPrepaid(
  tx: Transaction,
  bill: Bill,
  { maxCents, limit }: { maxCents: number; limit?: Prepaid | undefined },
): Promise<{ deposits: TaxedLine[]; credits: TaxedLine[] }> {
  const depositCents = Math.min(maxCents, limit?.depositCents ?? maxCents)
  const deposits = await deductDeposit(tx, bill, depositCents)
  const leftCents = deposits.reduce((sum, { amountCents }) => sum + amountCents, maxCents)
  return {
    deposits,
    credits: await deductCredit(tx, bill, Math.min(leftCents, limit?.creditCents ?? leftCents)),
  }
}

async function deductDeposit(tx: Transaction, { bookingId }: Bill, maxCents: number): Promise<TaxedLine[]> {
  const { deposits, availableCents } = await lockDeposits(tx, bookingId)
  const cents = Math.min(availableCents, maxCents)
  if (cents === 0) return []
  return [prepaidLine(deductedLine(deposits.map(({ invoiceNumber }) => invoiceNumber)), cents)]
}

async function deductCredit(tx: Transaction, client: Bill, maxCents: number): Promise<TaxedLine[]> {
  if (maxCents === 0) return []
  const cents = Math.min(await lockCredit(tx, client), maxCents)
  return cents === 0 ? [] : [prepaidLine(creditLine, cents)]
}

function prepaidLine(description: string, cents: number): TaxedLine {
  const untaxed = { taxable: false, taxRateThousandths: 0, taxCents: 0, taxes: [] }
  return { kind: 'DEPOSIT', description, amountCents: -cents, ...untaxed }
}
