import 'server-only'
import type { Transaction } from '@/lib/platform/db'
import { lockRow } from '@/lib/platform/lock'

type Owner = { clientId: string; currency: string }

/**
 * Returns what a client has of account credit in a currency, in cents. Locks the client's row until the transaction ends, so
 * that nobody else uses it. Call it after locking invoices and bookings.
 */
export async function lockCredit(tx: Transaction, { clientId, currency }: Owner): Promise<number> {
  await lockRow(tx, 'profiles', clientId, 'NO KEY UPDATE')
  const entered = await tx.creditEntry.aggregate({
    where: { clientId, currency },
    _sum: { amountCents: true },
  })
  const deducted = await tx.invoice.aggregate({
    where: { clientId, currency, creditCents: { lt: 0 }, status: { notIn: ['VOID', 'REFUNDED'] } },
    _sum: { creditCents: true },
  })
  // Below 0 only if a full refund of an invoice failed after its credit was used again.
  return Math.max(0, (entered._sum.amountCents ?? 0) + (deducted._sum.creditCents ?? 0))
}
