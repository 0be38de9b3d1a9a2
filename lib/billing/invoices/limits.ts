import type { RateLimit } from '@/lib/platform/web/rate-limit-type'

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

export const openCheckoutLimit: RateLimit = { name: 'open-checkout', attempts: 20, seconds: 60 }

export const payByCardLimit: RateLimit = { name: 'pay-by-card', attempts: 10, seconds: 60 }

/** Per IP address, of whoever has the link of a share or a statement. */
export const viewBillLimit: RateLimit = { name: 'view-bill', attempts: 60, seconds: 60 }
export const payByLinkLimit: RateLimit = { name: 'pay-by-link', attempts: 20, seconds: 60 }

export const refundLimit: RateLimit = { name: 'refund', attempts: 20, seconds: 60 }
