import 'server-only'
import type { Transaction } from '@/lib/platform/data/db'
import { now } from '@/lib/platform/time/clock'

/** Ends the transfers to a client whose account is deleted. Their invoices stay. */
export async function endTransfers(tx: Transaction, clientId: string): Promise<void> {
  await tx.deliveryTransfer.updateMany({ where: { clientId, endedAt: null }, data: { endedAt: now() } })
}
