import 'server-only'
import { now } from '@/lib/platform/clock'
import type { Transaction } from '@/lib/platform/db'

/** Records that somebody signs in to the account. Returns whether it's the first time. */
export async function markSignedIn(tx: Transaction, userId: string): Promise<boolean> {
  const { count } = await tx.user.updateMany({
    where: { id: userId, firstSignedInAt: null },
    data: { firstSignedInAt: now() },
  })
  return count > 0
}
