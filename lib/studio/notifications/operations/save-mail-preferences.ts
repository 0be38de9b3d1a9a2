import 'server-only'
import type { Transaction } from '@/lib/platform/data/db'

type Preferences = { bookingMail?: boolean; messageMail?: boolean; paymentMail?: boolean }

/** Turns kinds of email on or off for a person. They are checked when an email is queued and again when it is sent. */
export async function saveMailPreferences(
  tx: Transaction,
  userId: string,
  preferences: Preferences,
): Promise<void> {
  await tx.notificationPreference.upsert({
    where: { userId },
    update: preferences,
    create: { userId, ...preferences },
  })
}
