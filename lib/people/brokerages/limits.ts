import type { RateLimit } from '@/lib/platform/web/rate-limit-type'

/** The longest name, in characters. */
export const nameLimit = 100
/** The longest domain, in characters (RFC 1035, 2.3.4). */
export const domainLimit = 253

/** Members of a brokerage. */
export const maxMembers = 500
/** Invitations of a brokerage that nobody accepted yet. */
export const maxInvitations = 200
/** Email domains of a brokerage. */
export const maxDomains = 20
/** How long an invitation is valid. */
export const invitationDays = 30

/** Allowances of a member in a period. */
export const maxUses = 1_000
/** Days until a statement is due. */
export const maxDueDays = 365

/** Brokerages to choose from. */
export const maxChoices = 200

/** Brokerages, bookings, and invoices per page. */
export const pageSize = 20

/** For each person: an invitation emails an address that they typed. */
export const inviteLimit: RateLimit = { name: 'brokerage-invitation', attempts: 60, seconds: 60 * 60 }
/** Every attempt decodes or renders an image, which is expensive. */
export const logoLimit: RateLimit = { name: 'brokerage-logo', attempts: 30, seconds: 60 * 60 }
