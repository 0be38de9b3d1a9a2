import 'server-only'
import { preferenceFor } from '@/lib/notifications/mail-preference'
import { readUnsubscribeToken } from '@/lib/notifications/unsubscribe-secret'
import { db } from '@/lib/platform/db'
import { NotFoundError } from '@/lib/platform/errors'

/**
 * Stops or starts the mails that a token speaks of. The token is the key, no session is asked; doing it twice is doing it once.
 * @throws NotFoundError for a token that this server did not make, and where the account is gone
 */
export async function chooseMail(token: string, wanted: boolean): Promise<void> {
  const claim = readUnsubscribeToken(token)
  if (!claim) throw new NotFoundError('This link does not work.')
  const { userId, kind } = claim
  await db().$transaction(async (tx) => {
    const user = await tx.user.findUnique({ where: { id: userId }, select: { id: true } })
    if (!user) throw new NotFoundError('This link does not work.')
    const choice = { [preferenceFor[kind]]: wanted }
    await tx.notificationPreference.upsert({
      where: { userId },
      update: choice,
      create: { userId, ...choice },
    })
  })
}
