import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import type { MailPreferences } from '@/lib/people/accounts/schema/profile'
import { db } from '@/lib/platform/data/db'
import { saveMailPreferences } from '@/lib/studio/notifications/operations/save-mail-preferences'

/** Saves which kinds of email the actor wants. */
export async function updateMailPreferences(actor: Actor, preferences: MailPreferences): Promise<void> {
  await saveMailPreferences(db(), actor.userId, preferences)
}
