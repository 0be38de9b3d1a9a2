import 'server-only'
import { muteContact } from '@/lib/booking/contacts/operations/mute-contact'
import { db } from '@/lib/platform/data/db'
import { NotFoundError } from '@/lib/platform/errors'
import { saveMailPreferences } from '@/lib/studio/notifications/operations/save-mail-preferences'
import { readers } from '@/lib/studio/notifications/policy'
import { readUnsubscribeToken } from '@/lib/studio/notifications/queries/read-unsubscribe-token'
import { preferenceFor } from '@/lib/studio/notifications/rules'

/**
 * Turns a kind of email off or on for the reader whom the token identifies; needs no session. Idempotent.
 * @throws NotFoundError for a token that this server didn't sign, or when the account or contact no longer exists
 */
export async function chooseMail(token: string, wanted: boolean): Promise<void> {
  const claim = readUnsubscribeToken(token)
  if (!claim) throw new NotFoundError("This link isn't valid.")
  await db().$transaction(async (tx) => {
    if (claim.kind === 'contact') return muteContact(tx, claim.contactId, !wanted)
    const { userId, kind } = claim
    const isReader = (await tx.user.count({ where: { AND: [{ id: userId }, readers] } })) > 0
    if (!isReader) throw new NotFoundError("This link isn't valid.")
    await saveMailPreferences(tx, userId, { [preferenceFor[kind]]: wanted })
  })
}
