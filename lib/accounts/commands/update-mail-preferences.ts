import 'server-only'
import type { MailPreferences } from '@/lib/accounts/schema'
import type { Actor } from '@/lib/auth/actor'
import { db } from '@/lib/platform/db'

/** Says which kinds of mail the actor wants; asked when a mail is queued, and again when it is sent. */
export async function updateMailPreferences(actor: Actor, preferences: MailPreferences): Promise<void> {
  await db().notificationPreference.upsert({
    where: { userId: actor.userId },
    update: preferences,
    create: { userId: actor.userId, ...preferences },
  })
}
