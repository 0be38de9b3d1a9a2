import 'server-only'
import { deleteSessions } from '@/lib/auth/delete-sessions'
import type { Transaction } from '@/lib/platform/data/db'

/** Ends every session of an account. Returns the session version for new ones. */
export async function endSessions(tx: Transaction, userId: string): Promise<{ sessionVersion: number }> {
  const user = await tx.user.update({
    where: { id: userId },
    data: { sessionVersion: { increment: 1 } },
    select: { sessionVersion: true },
  })
  await deleteSessions(tx, { userId })
  return user
}
