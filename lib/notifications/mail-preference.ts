import type { MailKind } from '@/emails/mail'
import type { AccountStatus, Role } from '@/prisma/generated/enums'

type Preference = { bookingMail: boolean; messageMail: boolean; paymentMail: boolean }

/** Where a person's preference for each kind of mail is kept. */
export const preferenceFor = {
  booking: 'bookingMail',
  message: 'messageMail',
  payment: 'paymentMail',
} as const satisfies Record<MailKind, keyof Preference>

/** Whether a person wants mail of a kind; whoever never said so wants all. */
export function wantsMail(preference: Preference | null, kind: MailKind): boolean {
  return preference?.[preferenceFor[kind]] ?? true
}

/**
 * Whether mail of a kind still goes to an account: of a disabled one only what a client must hear of their money. What
 * is told of the account itself is of no kind and always goes.
 */
export function reachesAccount(
  account: { role: Role; accountStatus: AccountStatus },
  kind: MailKind,
): boolean {
  return account.accountStatus !== 'DISABLED' || (account.role === 'CLIENT' && kind === 'payment')
}
