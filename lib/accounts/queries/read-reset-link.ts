import 'server-only'
import type { ResetLink } from '@/lib/accounts/schema'
import { now } from '@/lib/platform/clock'
import { db } from '@/lib/platform/db'
import { hashSecret } from '@/lib/platform/secret'

/** Returns the state of a password reset link without using it up. */
export async function readResetLink(secret: string): Promise<ResetLink> {
  const token = await db().accountToken.findFirst({
    where: { secretHash: hashSecret(secret), purpose: 'RESET_PASSWORD' },
    select: { usedAt: true, expiresAt: true, user: { select: { email: true } } },
  })
  if (!token) return { state: 'unknown' }
  if (token.usedAt) return { state: 'used' }
  return token.expiresAt > now() ? { state: 'usable', email: token.user.email } : { state: 'expired' }
}
