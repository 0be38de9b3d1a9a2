import 'server-only'
import type { MailKind } from '@/emails/mail'
import { wantsMail } from '@/lib/notifications/rules'
import { db } from '@/lib/platform/db'
import { readUnsubscribeToken } from './read-unsubscribe-token'

/** A reader's preference for the kind of email in a token. The address is masked, because emails get forwarded. */
export type MailChoice = { kind: MailKind; isWanted: boolean; address: string }

/** Returns null for a token that this server didn't sign, or when the account no longer exists. */
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
