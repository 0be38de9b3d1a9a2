import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import type { SessionClaim } from '@/lib/auth/session-cookie'
import { endSessions } from '@/lib/people/accounts/operations/end-sessions'
import { recordAudit } from '@/lib/platform/data/audit'
import { db } from '@/lib/platform/data/db'
import { pushToUsers } from '@/lib/studio/notifications/operations/push-to-users'

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
