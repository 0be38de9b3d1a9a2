import 'server-only'
import type { MailKind } from '@/emails/mail'
import { wantsMail } from '@/lib/notifications/mail-preference'
import { readUnsubscribeToken } from '@/lib/notifications/unsubscribe-secret'
import { db } from '@/lib/platform/db'

/** What a reader has chosen about the mails a token speaks of. The address is hidden but for its ends: a mail is passed on. */
export type MailChoice = { kind: MailKind; isWanted: boolean; address: string }

/** Null for a token that this server did not make, and where the account is gone. */
export async function readMailChoice(token: string): Promise<MailChoice | null> {
  const claim = readUnsubscribeToken(token)
  if (!claim) return null
  const user = await db().user.findUnique({
    where: { id: claim.userId },
    select: { email: true, notificationPreference: true },
  })
  if (!user) return null
  return {
    kind: claim.kind,
    isWanted: wantsMail(user.notificationPreference, claim.kind),
    address: user.email.replace(/^(.).*(?=@)/, '$1…'),
  }
}
