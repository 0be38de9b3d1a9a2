import 'server-only'
import type { SignInReason } from '@/lib/accounts/schema'
import type { SessionClaim } from '@/lib/auth/session-cookie'
import { db } from '@/lib/platform/db'

/** What ends sessions, and what the sign-in page calls it. */
const reasons: Record<string, SignInReason> = {
  'password.changed': 'password-changed',
  'password.reset': 'password-changed',
  'sessions.ended': 'signed-out-everywhere',
  'photographer.approved': 'approved',
  'photographer.denied': 'denied',
  'user.disabled': 'closed',
  'user.enabled': 'reopened',
}

/**
 * Whose session it was and what ended it; null while it goes on, and for an account that is gone.
 * @param claim from a session cookie of the account, so that its address is nothing new to this browser
 */
export async function readEndedSession({
  userId,
  sessionVersion,
}: SessionClaim): Promise<{ email: string; reason: SignInReason | null } | null> {
  const user = await db().user.findFirst({
    where: { id: userId, sessionVersion: { not: sessionVersion } },
    select: { email: true },
  })
  if (!user) return null
  const latest = await db().auditEntry.findFirst({
    where: { subject: 'user', subjectId: userId, action: { in: Object.keys(reasons) } },
    select: { action: true },
    orderBy: { createdAt: 'desc' },
  })
  return { email: user.email, reason: (latest && reasons[latest.action]) ?? null }
}
