import 'server-only'
import { mayEnterDemo } from '@/lib/auth/demo-accounts'
import { db } from '@/lib/platform/data/db'

/** Returns the demo's accounts where the demo isn't on, at most `limit`. */
export async function listClosedDemoAccounts(limit: number): Promise<{ id: string; email: string }[]> {
  if (mayEnterDemo()) return []
  return await db().user.findMany({
    where: { isDemo: true },
    select: { id: true, email: true },
    orderBy: { email: 'asc' },
    take: limit,
  })
}
