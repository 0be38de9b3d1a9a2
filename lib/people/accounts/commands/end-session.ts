import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { deleteSessions } from '@/lib/auth/delete-sessions'
import { sessionEndedText } from '@/lib/people/accounts/words/sessions'
import { recordAudit } from '@/lib/platform/data/audit'
import { db } from '@/lib/platform/data/db'
import { NotFoundError } from '@/lib/platform/errors'
import { pushToUsers } from '@/lib/studio/notifications/operations/push-to-users'

/** Ends one of the actor's own sessions. @throws NotFoundError when it has ended before, or isn't theirs */
export async function endSession({ userId, profileId }: Actor, sessionId: string): Promise<void> {
  await db().$transaction(async (tx) => {
    const count = await deleteSessions(tx, { userId, id: sessionId })
    if (count === 0) throw new NotFoundError(sessionEndedText)
    await pushToUsers(tx, [{ userId }], 'sessions-ended', {})
    await recordAudit(tx, { profileId }, 'session.ended', userId)
  })
}
