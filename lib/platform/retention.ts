/**
 * Days for which rows are kept that only grow with use; a nightly job of their domain deletes older ones. Bookings,
 * deliveries, invoices, messages, their histories and the audit log are the studio's records and stay.
 */
export const retentionDays = {
  /** Emails of the outbox; the email log and the histories of invoices and deliveries show them until then. */
  emails: 365,
  /** Live events of the outbox: nobody looks at them again. */
  pushes: 7,
  /** Events of Stripe and Resend. Stripe redelivers for three days: https://docs.stripe.com/webhooks#retries */
  webhookEvents: 90,
  /** Jobs that were given up. */
  failedJobs: 90,
  /** Links for verification and new passwords, from the day they expire. */
  accountTokens: 30,
  /** Expired holds of times, from the moment they expire. */
  slotHolds: 1,
  /** Times of the past that nobody booked. */
  pastSlots: 90,
  /** Single visits; the counts by day stay. */
  analyticsEvents: 90,
  /** What accounts were allowed to upload; no limit counts more than a day. */
  uploadGrants: 1,
  /** Notifications, read or not. */
  notifications: 365,
} as const

export type Retained = keyof typeof retentionDays

/** Returns the moment before which rows of this kind have had their time. */
export function expiredBefore(kind: Retained, now: Date): Date {
  return new Date(now.getTime() - retentionDays[kind] * 86_400_000)
}
