import 'server-only'
import type { MailPreferences } from '@/lib/accounts/schema'
import type { Actor } from '@/lib/auth/actor'
import { saveMailPreferences } from '@/lib/notifications/operations/save-mail-preferences'
import { db } from '@/lib/platform/db'

/** Saves which kinds of email the actor wants. */
export async function updateMailPreferences(actor: Actor, preferences: MailPreferences): Promise<void> {
  await saveMailPreferences(db(), actor.userId, preferences)
}
