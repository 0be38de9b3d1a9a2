import 'server-only'
import { endSessions } from '@/lib/accounts/operations/end-sessions'
import type { Actor } from '@/lib/auth/actor'
import type { SessionClaim } from '@/lib/auth/session-cookie'
import { pushToUsers } from '@/lib/notifications/operations/push-to-users'
import { recordAudit } from '@/lib/platform/audit'
import { db } from '@/lib/platform/db'

/**
 * Ends every session of the actor's account.
 * @returns the claim for this browser's new session
 */
export async function endOtherSessions({ userId, profileId }: Actor): Promise<SessionClaim> {
  return db().$transaction(async (tx) => {
    const { sessionVersion } = await endSessions(tx, userId)
    await pushToUsers(tx, [{ userId }], 'sessions-ended', {})
    await recordAudit(tx, { profileId }, 'sessions.ended', userId)
    return { userId, sessionVersion }
  })
}
