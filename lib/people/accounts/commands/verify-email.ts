import 'server-only'
import type { SessionClaim } from '@/lib/auth/session-cookie'
import { db, type Transaction } from '@/lib/platform/data/db'
import { hashSecret } from '@/lib/platform/secrets/secret'
import { now } from '@/lib/platform/time/clock'
import { confirmAddress } from './confirm-address'
import { spendLink } from './spend-link'

type VerifiedAccount = {
  email: string
  /** For the browser that signed up; null in any other browser, where the link alone doesn't prove the password. */
  claim: SessionClaim | null
}

/**
 * Uses up a verification link, so that its account can sign in.
 * @param deviceProof the secret stored in the browser at sign-up; it is used up with the link
 * @throws AppError `conflict` for an unknown, expired, or used link
 */
export async function verifyEmail(
  secret: string,
  deviceProof: string | null = null,
): Promise<VerifiedAccount> {
  return db().$transaction(async (tx) => {
    const userId = await spendLink(tx, secret, 'VERIFY_EMAIL')
    await confirmAddress(tx, userId)
    const { email, sessionVersion } = await tx.user.findUniqueOrThrow({
      where: { id: userId },
      select: { email: true, sessionVersion: true },
    })
    const isSameDevice = deviceProof !== null && (await spendDeviceProof(tx, userId, deviceProof))
    return { email, claim: isSameDevice ? { userId, sessionVersion } : null }
  })
}

async function spendDeviceProof(tx: Transaction, userId: string, secret: string): Promise<boolean> {
  const { count } = await tx.accountToken.updateMany({
    where: {
      userId,
      secretHash: hashSecret(secret),
      purpose: 'SIGN_IN_AFTER_VERIFICATION',
      usedAt: null,
      expiresAt: { gt: now() },
    },
    data: { usedAt: now() },
  })
  return count > 0
}
