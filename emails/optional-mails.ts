import type { MailName } from './registry'

/** The emails that their reader can turn off. The others are about the account, or go to someone without one. */
export const optionalMails = [
  'booking-requested',
  'booking-changed',
  'calendar-conflict',
  'bad-forecast',
  'on-the-way',
  // Its readers have no account, and turn off what they get about one booking.
  'shoot-notice',
  'photos-ready',
  'photos-transferred',
  'photos-added',
  'photos-changed',
  'changes-requested',
  'versions-ready',
  'changes-approved',
  'gallery-expires',
  'message-received',
  'replies-received',
  'quote-requested',
  'late-fee-charged',
  'invoice-issued',
  'invoice-reminder',
  'invoice-voided',
  'payment-received',
  'payment-failed',
  'charge-failed',
  'payment-refunded',
  'payment-disputed',
  'pay-approved',
] as const satisfies readonly MailName[]

export type OptionalMail = (typeof optionalMails)[number]

/** Whether an email has an unsubscribe link. */
export function isOptionalMail(name: MailName): name is OptionalMail {
  return optionalMails.some((optional) => optional === name)
}
