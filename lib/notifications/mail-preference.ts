import type { MailKind } from '@/emails/mail'

type Preference = { bookingMail: boolean; messageMail: boolean; paymentMail: boolean }

/** Where a person's wish about each kind of mail is kept. */
export const preferenceFor = {
  booking: 'bookingMail',
  message: 'messageMail',
  payment: 'paymentMail',
} as const satisfies Record<MailKind, keyof Preference>

/** Whether a person wants mail of a kind; whoever never said so wants all. */
export function wantsMail(preference: Preference | null, kind: MailKind): boolean {
  return preference?.[preferenceFor[kind]] ?? true
}
