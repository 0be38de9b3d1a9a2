import 'server-only'
import type { Transaction } from '@/lib/platform/db'

/** Locks an account until the transaction ends, so that changes to its factors come one after the other. */
export async function lockUser(tx: Transaction, userId: string): Promise<void> {
  await tx.$queryRaw`SELECT id FROM users WHERE id = ${userId}::uuid FOR UPDATE`
}
