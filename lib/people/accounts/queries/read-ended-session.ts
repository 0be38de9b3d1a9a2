import 'server-only'
import type { SessionToken } from '@/lib/auth/session-cookie'
import type { SignInReason } from '@/lib/people/accounts/schema/signing-in'
import { db } from '@/lib/platform/data/db'
import { hashSecret } from '@/lib/platform/secrets/secret'

/** The audit actions that end sessions, and the reason the sign-in page gives for each. */
const reasons: Record<string, SignInReason> = {
  'password.changed': 'password-changed',
  'password.reset': 'password-changed',
  'sessions.ended': 'signed-out-everywhere',
  'factors.reset': 'factors-reset',
  'email.change-undone': 'email-restored',
  'photographer.approved': 'approved',
  'photographer.denied': 'denied',
  'user.disabled': 'closed',
  'user.enabled': 'reopened',
  'client.deleted': 'deleted',
}

/**
 * Returns an ended session's email address, unless the account was deleted, and what ended it; null for a valid session.
 * @param token from a session cookie of the account, so that its address is no secret to this browser
 */
export async function readEndedSession(
  token: SessionToken,
): Promise<{ email?: string; reason: SignInReason | null } | null> {
  const { userId, sessionVersion } = token
  const user = await db().user.findUnique({
    where: { id: userId },
    select: { email: true, sessionVersion: true },
  })
  if (!user) return null
  const { email } = user
  if (user.sessionVersion === sessionVersion) {
    // Sessions of earlier releases never had a row.
    if (!token.secret) return { email, reason: null }
    const rows = await db().session.count({ where: { secretHash: hashSecret(token.secret) } })
    return rows > 0 ? null : { email, reason: 'signed-out' }
  }
  const latest = await db().auditEntry.findFirst({
    where: { subject: 'user', subjectId: userId, action: { in: Object.keys(reasons) } },
    select: { action: true },
    orderBy: { createdAt: 'desc' },
  })
  const reason = (latest && reasons[latest.action]) ?? null
  return reason === 'deleted' ? { reason } : { email, reason }
}
