import type { RateLimit } from '@/lib/platform/web/rate-limit-type'

/** A code, in characters; Postgres checks them too. */
export const codeLimit = { min: 4, max: 24 }
/** Coupons that aren't archived. */
export const activeLimit = 200
/** Archived coupons that are listed, the latest. */
export const archivedShown = 100
/** Services, brokerages, and clients that one coupon is for. */
export const serviceLimit = 200
export const brokerageLimit = 200
export const clientLimit = 200
/** How often a coupon can be used. */
export const usesLimit = 1_000_000

/** Codes that one person checks or books with. A random code has 30^8 possible values. */
export const codeAttempts: RateLimit = { name: 'coupon-codes', attempts: 30, seconds: 600 }
