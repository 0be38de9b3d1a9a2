import 'server-only'
import type { Transaction } from '@/lib/platform/data/db'
import { lockWhere } from '@/lib/platform/data/lock'
import { now } from '@/lib/platform/time/clock'
import { Prisma } from '@/prisma/generated/client'

/**
 * Returns the id of the account that an email address belongs to: as its current one, as the one it can still return to, or
 * as the address of the studio's owner. Locks the account until the transaction ends.
 */
export async function findHolder(
  tx: Transaction,
  email: string,
  { except = null }: { except?: string | null } = {},
): Promise<string | null> {
  const holds = Prisma.sql`
    id IN (
      SELECT id FROM users WHERE email = ${email}::citext OR owner_email = ${email}::citext
      UNION ALL
      SELECT user_id FROM email_changes
      WHERE old_email = ${email}::citext AND undone_at IS NULL AND undo_until > ${now()}
    ) AND id IS DISTINCT FROM ${except}::uuid`
  const [holderId = null] = await lockWhere(tx, 'users', holds)
  return holderId
}
