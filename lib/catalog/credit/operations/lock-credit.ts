import 'server-only'
import type { Transaction } from '@/lib/platform/data/db'
import { lockRow } from '@/lib/platform/data/lock'
import { readCreditOf } from './read-credit-of'

type Owner = { clientId: string; currency: string }

/**
 * Returns what a client has of account credit in a currency, in cents. Locks the client's row until the transaction ends, so
 * that nobody else uses it. Call it after locking invoices and bookings.
 */
export async function lockCredit(tx: Transaction, { clientId, currency }: Owner): Promise<number> {
  await lockRow(tx, 'profiles', clientId, 'NO KEY UPDATE')
  const credits = await readCreditOf(tx, [clientId])
  return credits.find((credit) => credit.currency === currency)?.cents ?? 0
}
