import 'server-only'
import { hashLinkSecret } from '@/lib/accounts/link-secret'
import { now } from '@/lib/platform/clock'
import type { Transaction } from '@/lib/platform/db'
import { AppError } from '@/lib/platform/errors'
import type { AccountTokenPurpose } from '@/prisma/generated/enums'

/**
 * Spends a mailed link and answers whose it was; the account stays locked until the caller's transaction ends.
 * @throws AppError `conflict` for a link that is unknown, expired or used.
 */
export async function spendLink(
  tx: Transaction,
  secret: string,
  purpose: AccountTokenPurpose,
): Promise<string> {
  const secretHash = hashLinkSecret(secret)
  // The account first, then its link: in the order of whatever else changes an account and ends its links.
  await tx.$queryRaw`
    SELECT id FROM users WHERE id = (SELECT user_id FROM account_tokens WHERE secret_hash = ${secretHash}) FOR UPDATE`
  const spent = await tx.accountToken.updateManyAndReturn({
    where: { secretHash, purpose, usedAt: null, expiresAt: { gt: now() } },
    data: { usedAt: now() },
    select: { userId: true },
  })
  const userId = spent[0]?.userId
  if (!userId) throw new AppError('conflict', 'This link does not work any more.')
  return userId
}
