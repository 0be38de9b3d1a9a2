import 'server-only'
import type { Transaction } from '@/lib/platform/data/db'
import { now } from '@/lib/platform/time/clock'

/** Records that somebody signs in to the account. Returns whether it's the first time. */
export async function markSignedIn(tx: Transaction, userId: string): Promise<boolean> {
  const { count } = await tx.user.updateMany({
    where: { id: userId, firstSignedInAt: null },
    data: { firstSignedInAt: now() },
  })
  return count > 0
}
