import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import type { SessionClaim } from '@/lib/auth/session-cookie'
import { deleteSessions } from '@/lib/auth/sessions'
import { recordAudit } from '@/lib/platform/audit'
import { db } from '@/lib/platform/db'

/**
 * Ends every session of the actor's account.
 * @returns the claim for this browser's new session
 */
export async function endOtherSessions({ userId, profileId }: Actor): Promise<SessionClaim> {
  return db().$transaction(async (tx) => {
    const { sessionVersion } = await tx.user.update({
      where: { id: userId },
      data: { sessionVersion: { increment: 1 } },
      select: { sessionVersion: true },
    })
    await deleteSessions(tx, { userId })
    await recordAudit(tx, { profileId }, 'sessions.ended', userId)
    return { userId, sessionVersion }
  })
}
