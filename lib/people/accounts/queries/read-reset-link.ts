import 'server-only'
import { withoutClosedDemo } from '@/lib/auth/demo-accounts'
import { passwordPurposes } from '@/lib/people/accounts/rules'
import type { ResetLink } from '@/lib/people/accounts/schema/signing-in'
import { db } from '@/lib/platform/data/db'
import { hashSecret } from '@/lib/platform/secrets/secret'
import { now } from '@/lib/platform/time/clock'

/** Returns the state of a link that sets a password without using it up. */
export async function readResetLink(secret: string): Promise<ResetLink> {
  const token = await db().accountToken.findFirst({
    where: {
      secretHash: hashSecret(secret),
      purpose: { in: [...passwordPurposes] },
      user: withoutClosedDemo(),
    },
    select: {
      purpose: true,
      usedAt: true,
      expiresAt: true,
      user: { select: { email: true, profile: { select: { fullName: true } } } },
    },
  })
  if (!token) return { state: 'unknown', isInvitation: false }
  const isInvitation = token.purpose === 'INVITATION'
  if (token.usedAt) return { state: 'used', isInvitation }
  if (token.expiresAt <= now()) return { state: 'expired', isInvitation }
  const { email, profile } = token.user
  return { state: 'usable', isInvitation, email, fullName: profile?.fullName ?? email }
}
