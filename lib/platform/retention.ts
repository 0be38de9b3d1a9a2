/**
 * Days after which a nightly job of their domain deletes rows that would accumulate. Bookings, deliveries, invoices,
 * messages, their histories and the audit log are the studio's records and are never deleted.
 */
export const retentionDays = {
  /** Emails in the outbox, which the email log and the histories of invoices and deliveries show. */
  emails: 365,
  /** Live events in the outbox; nothing reads them afterwards. */
  pushes: 7,
  /** Events of Stripe and Resend. Stripe redelivers for three days: https://docs.stripe.com/webhooks#retries */
  webhookEvents: 90,
  /** Failed jobs. */
  failedJobs: 90,
  /** Verification and password links, after they expire. */
  accountTokens: 30,
  /** Holds, after they expire. */
  slotHolds: 1,
  /** Past slots that weren't booked. */
  pastSlots: 90,
  /** Individual visits; the daily counts remain. */
  analyticsEvents: 90,
  /** Upload grants; no limit counts more than a day. */
  uploadGrants: 1,
  /** Notifications, read or not. */
  notifications: 365,
} as const

export type Retained = keyof typeof retentionDays

/** Returns the instant before which rows of this kind have expired. */
export function expiredBefore(kind: Retained, now: Date): Date {
  return new Date(now.getTime() - retentionDays[kind] * 86_400_000)
}
