import 'server-only'
import type { Transaction } from '@/lib/platform/data/db'
import { lockRow } from '@/lib/platform/data/lock'

/** Locks an account until the transaction ends, so that changes to its factors come one after the other. */
export async function lockUser(tx: Transaction, userId: string): Promise<void> {
  await lockRow(tx, 'users', userId)
}
