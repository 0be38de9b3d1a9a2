/** Rows on one page of the list. */
export const pageSize = 20
/** The longest texts, in characters. */
export const searchLimit = 200
export const reasonLimit = 500
export const noteLimit = 500

/** How many others can share a bill. */
export const maxShares = 4
export const payerNameLimit = 100

/** How long Stripe may leave a refund unconfirmed before it counts as failed and can be retried. */
export const refundTimeoutMs = 2 * 60 * 60_000

/** How long a booking waits for its deposit, in minutes. */
export const depositMinutes = 120
