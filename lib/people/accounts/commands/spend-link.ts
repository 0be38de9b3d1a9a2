import 'server-only'
import { withoutClosedDemo } from '@/lib/auth/demo-accounts'
import { expiredLinkText } from '@/lib/people/accounts/words/links'
import type { Transaction } from '@/lib/platform/data/db'
import { lockWhere } from '@/lib/platform/data/lock'
import { AppError } from '@/lib/platform/errors'
import { hashSecret } from '@/lib/platform/secrets/secret'
import { now } from '@/lib/platform/time/clock'
import { Prisma } from '@/prisma/generated/client'
import type { AccountTokenPurpose } from '@/prisma/generated/enums'

/**
 * Uses up an emailed link and returns its user's id. Locks the user until the caller's transaction ends.
 * @throws AppError `conflict` for an unknown, expired, or used link
 */
export async function spendLink(
  tx: Transaction,
  secret: string,
  purpose: AccountTokenPurpose,
): Promise<string> {
  const secretHash = hashSecret(secret)
  // Locks the user before the link, in the same order as other commands, to avoid deadlocks.
  const hasLink = Prisma.sql`id = (SELECT user_id FROM account_tokens WHERE secret_hash = ${secretHash})`
  await lockWhere(tx, 'users', hasLink)
  const spent = await tx.accountToken.updateManyAndReturn({
    where: { secretHash, purpose, usedAt: null, expiresAt: { gt: now() }, user: withoutClosedDemo() },
    data: { usedAt: now() },
    select: { userId: true },
  })
  const userId = spent[0]?.userId
  if (!userId) throw new AppError('conflict', expiredLinkText)
  return userId
}
