import 'server-only'
import { saveMailPreferences } from '@/lib/notifications/operations/save-mail-preferences'
import { readUnsubscribeToken } from '@/lib/notifications/queries/read-unsubscribe-token'
import { preferenceFor } from '@/lib/notifications/rules'
import { db } from '@/lib/platform/db'
import { NotFoundError } from '@/lib/platform/errors'

/**
 * Turns a kind of email off or on for the reader whom the token identifies; needs no session. Idempotent.
 * @throws NotFoundError for a token that this server didn't sign, or when the account no longer exists
 */
export async function chooseMail(token: string, wanted: boolean): Promise<void> {
  const claim = readUnsubscribeToken(token)
  if (!claim) throw new NotFoundError("This link isn't valid.")
  const { userId, kind } = claim
  await db().$transaction(async (tx) => {
    const user = await tx.user.findUnique({ where: { id: userId }, select: { id: true } })
    if (!user) throw new NotFoundError("This link isn't valid.")
    await saveMailPreferences(tx, userId, { [preferenceFor[kind]]: wanted })
  })
}
