import 'server-only'
import type { MailKind } from '@/emails/mail'
import { readContact } from '@/lib/booking/contacts/operations/read-contact'
import { db } from '@/lib/platform/data/db'
import { readers } from '@/lib/studio/notifications/policy'
import { readUnsubscribeToken } from '@/lib/studio/notifications/queries/read-unsubscribe-token'
import { wantsMail } from '@/lib/studio/notifications/rules'

/** A reader's preference for the kind of email in a token; `contact` for someone without an account. The address is masked, because emails get forwarded. */
export type MailChoice = { kind: MailKind | 'contact'; isWanted: boolean; address: string }

/** Returns null for a token that this server didn't sign, or when the account or contact no longer exists. */
export async function readMailChoice(token: string): Promise<MailChoice | null> {
  const claim = readUnsubscribeToken(token)
  if (!claim) return null
  if (claim.kind === 'contact') {
    const contact = await readContact(db(), claim.contactId)
    return contact && { kind: 'contact', isWanted: !contact.isMuted, address: mask(contact.email) }
  }
  const user = await db().user.findFirst({
    where: { AND: [{ id: claim.userId }, readers] },
    select: { email: true, notificationPreference: true },
  })
  if (!user) return null
  return {
    kind: claim.kind,
    isWanted: wantsMail(user.notificationPreference, claim.kind),
    address: mask(user.email),
  }
}

function mask(email: string): string {
  return email.replace(/^(.).*(?=@)/, '$1…')
}
