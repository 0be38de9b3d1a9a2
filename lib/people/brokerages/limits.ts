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
