import 'server-only'
import type { Transaction } from '@/lib/platform/data/db'

/** Removes what was written about a deleted client. Amounts and dates stay, as the books need them. */
export async function anonymizeCredit(tx: Transaction, clientId: string): Promise<void> {
  await tx.creditEntry.updateMany({ where: { clientId, reason: { not: null } }, data: { reason: null } })
}
