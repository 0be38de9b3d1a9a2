/**
 * Days after which a nightly job of their domain deletes rows that would accumulate. The studio's owner sets the periods
 * of emails, notifications, visits, closed quote requests and closed conversations. Bookings, deliveries, invoices, their
 * histories and the audit log are the studio's records and are never deleted.
 */
export const retentionDays = {
  /** Live events and push notifications in the outbox; nothing reads them afterwards. */
  pushes: 7,
  /** Events of Stripe and Resend. Stripe redelivers for three days: https://docs.stripe.com/webhooks#retries */
  webhookEvents: 90,
  /** Failed jobs. */
  failedJobs: 90,
  /** Verification and password links, after they expire. */
  accountTokens: 30,
  /** Changes of email addresses. */
  emailChanges: 90,
  /** Invitations to the team, after they expire. */
  teamInvitations: 30,
  /** Invitations to brokerages, after they expire. */
  brokerageInvitations: 30,
  /** Signed-in browsers, after their session expires. */
  sessions: 1,
  /** Passkeys' challenges, after they expire. */
  passkeyChallenges: 1,
  /** Devices that weren't asked for a second factor, after that ended. */
  rememberedDevices: 1,
  /** Holds, after they expire. */
  slotHolds: 1,
  /** Past slots that weren't booked. */
  pastSlots: 90,
  /** What the geocoder found. */
  locatedAddresses: 180,
  /** What the routing server measured. */
  measuredDrives: 30,
  /** How photographers get into a property, after the shoot or its cancellation. */
  accessDetails: 7,
  /** Pictures rendered for listing services, after their last use. */
  mlsPhotos: 7,
  /** Links for sellers, after the shoot. A day longer than they work. */
  sellerLinks: 4,
  /** What visitors asked about a property. */
  propertyInquiries: 365,
  /** How often a property's page was viewed on a day. */
  propertyViews: 400,
  /** People without an account who are informed about a shoot, after it; photos may be sent weeks later. */
  bookingContacts: 90,
  /** Upload grants; no limit counts more than a day. */
  uploadGrants: 1,
} as const

/** Returns the instant before which rows that are kept for this many days have expired. */
export function expiredBefore(days: number, now: Date): Date {
  return new Date(now.getTime() - days * 86_400_000)
}
