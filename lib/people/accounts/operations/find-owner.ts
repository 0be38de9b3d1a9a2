import 'server-only'
import type { Transaction } from '@/lib/platform/data/db'
import { env } from '@/lib/platform/environment/env'

/** Returns the studio owner's account; null while there is none. */
export async function findOwner(
  tx: Transaction,
): Promise<{ userId: string; fullName: string; email: string } | null> {
  const { OWNER_EMAIL } = env()
  if (!OWNER_EMAIL) return null
  return tx.profile.findFirst({
    where: {
      role: 'PHOTOGRAPHER',
      accountStatus: 'ACTIVE',
      user: { OR: [{ email: OWNER_EMAIL }, { ownerEmail: OWNER_EMAIL }] },
    },
    select: { userId: true, fullName: true, email: true },
  })
}
