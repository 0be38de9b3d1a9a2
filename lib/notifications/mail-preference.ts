import type { MailKind } from '@/emails/mail'
import type { AccountStatus, Role } from '@/prisma/generated/enums'

type Preference = { bookingMail: boolean; messageMail: boolean; paymentMail: boolean }

/** The column that stores the preference for each kind of email. */
export const preferenceFor = {
  booking: 'bookingMail',
  message: 'messageMail',
  payment: 'paymentMail',
} as const satisfies Record<MailKind, keyof Preference>

/** Whether a person wants this kind of email; without a stored preference they want all. */
export function wantsMail(preference: Preference | null, kind: MailKind): boolean {
  return preference?.[preferenceFor[kind]] ?? true
}

/**
 * Whether this kind of email is sent to an account: a disabled one gets only a client's payment emails. Emails about the
 * account itself have no kind and are always sent.
 */
export function reachesAccount(
  account: { role: Role; accountStatus: AccountStatus },
  kind: MailKind,
): boolean {
  return account.accountStatus !== 'DISABLED' || (account.role === 'CLIENT' && kind === 'payment')
}
