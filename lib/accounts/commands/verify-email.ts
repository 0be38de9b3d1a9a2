import 'server-only'
import { hashLinkSecret } from '@/lib/accounts/link-secret'
import { isOwnerEmail } from '@/lib/accounts/owner'
import { now } from '@/lib/platform/clock'
import { db, type Transaction } from '@/lib/platform/db'
import { Refusal } from '@/lib/platform/errors'

/**
 * Spends a verification link: its account may sign in from now on. The owner's becomes an active photographer.
 * @throws Refusal `conflict` for a link that is unknown, expired or used.
 */
export async function verifyEmail(secret: string): Promise<void> {
  const secretHash = hashLinkSecret(secret)
  await db().$transaction(async (tx) => {
    // The account first, then its link: in the order of a sign-up that takes the account over.
    await tx.$queryRaw`
      SELECT id FROM users WHERE id = (SELECT user_id FROM account_tokens WHERE secret_hash = ${secretHash}) FOR UPDATE`
    const spent = await tx.accountToken.updateManyAndReturn({
      where: { secretHash, purpose: 'VERIFY_EMAIL', usedAt: null, expiresAt: { gt: now() } },
      data: { usedAt: now() },
      select: { userId: true },
    })
    const userId = spent[0]?.userId
    if (!userId) throw new Refusal('conflict', 'This link does not work any more.')
    await tx.user.updateMany({
      where: { id: userId, emailVerifiedAt: null },
      data: { emailVerifiedAt: now() },
    })
    await promoteOwner(tx, userId)
  })
}

async function promoteOwner(tx: Transaction, userId: string): Promise<void> {
  const profile = await tx.profile.findUniqueOrThrow({ where: { userId }, select: { email: true } })
  if (!isOwnerEmail(profile.email)) return
  await tx.profile.update({ where: { userId }, data: { role: 'PHOTOGRAPHER', accountStatus: 'ACTIVE' } })
}
