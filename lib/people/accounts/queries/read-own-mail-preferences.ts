import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import type { MailPreferences } from '@/lib/people/accounts/schema/profile'
import { db } from '@/lib/platform/data/db'

/** Returns which kinds of email the actor wants; all by default. */
export async function readOwnMailPreferences(actor: Actor): Promise<MailPreferences> {
  const row = await db().notificationPreference.findUnique({
    where: { userId: actor.userId },
    select: { bookingMail: true, messageMail: true, paymentMail: true },
  })
  return row ?? { bookingMail: true, messageMail: true, paymentMail: true }
}
