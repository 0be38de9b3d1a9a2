import 'server-only'
import type { LinkState } from '@/lib/people/accounts/schema/signing-in'
import { db } from '@/lib/platform/data/db'
import { hashSecret } from '@/lib/platform/secrets/secret'
import { now } from '@/lib/platform/time/clock'

/**
 * Returns the state of a verification link and the address it was sent to, which is null for an unknown link. Doesn't use
 * the link up, because mail scanners open links too.
 */
export async function readVerificationLink(
  secret: string,
): Promise<{ state: LinkState; email: string | null }> {
  const token = await db().accountToken.findFirst({
    where: { secretHash: hashSecret(secret), purpose: 'VERIFY_EMAIL' },
    select: { usedAt: true, expiresAt: true, user: { select: { email: true, emailVerifiedAt: true } } },
  })
  if (!token) return { state: 'unknown', email: null }
  const { email, emailVerifiedAt } = token.user
  if (token.usedAt || emailVerifiedAt) return { state: 'used', email }
  return { state: token.expiresAt > now() ? 'usable' : 'expired', email }
}
