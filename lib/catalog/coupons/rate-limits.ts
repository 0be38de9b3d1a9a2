import type { RateLimit } from '@/lib/platform/web/rate-limit'

/** Codes that one person checks or books with. A random code has 30^8 possible values. */
export const codeAttempts: RateLimit = { name: 'coupon-codes', attempts: 30, seconds: 600 }
