import 'server-only'
import { replaceResetLink } from '@/lib/people/accounts/commands/replace-reset-link'
import { endSessions } from '@/lib/people/accounts/operations/end-sessions'
import { recordAudit } from '@/lib/platform/data/audit'
import { db } from '@/lib/platform/data/db'
import { pushToUsers } from '@/lib/studio/notifications/operations/push-to-users'
import { findPhotographer } from './find-photographer'

/**
 * Signs the owner or a photographer out everywhere, and creates a link to choose a new password without an email, for
 * someone with access to the server. No entry point calls it. Using the link also verifies the address.
 * @throws NotFoundError, AppError `conflict` for another account
 */
export async function createPasswordLink(typedEmail: string): Promise<{ email: string; link: string }> {
  return db().$transaction(async (tx) => {
    const { id: userId, email } = await findPhotographer(tx, typedEmail)
    await endSessions(tx, userId)
    await pushToUsers(tx, [{ userId }], 'sessions-ended', {})
    const link = await replaceResetLink(tx, userId)
    await recordAudit(tx, null, 'password.link-created', userId)
    return { email, link }
  })
}
