import 'server-only'
import type { MailPreferences } from '@/lib/accounts/schema'
import type { Actor } from '@/lib/auth/actor'
import { db } from '@/lib/platform/db'

/** Saves which kinds of email the actor wants. They are checked when an email is queued and again when it is sent. */
export async function updateMailPreferences(actor: Actor, preferences: MailPreferences): Promise<void> {
  await db().notificationPreference.upsert({
    where: { userId: actor.userId },
    update: preferences,
    create: { userId: actor.userId, ...preferences },
  })
}
