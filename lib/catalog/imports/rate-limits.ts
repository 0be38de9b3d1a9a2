import type { RateLimit } from '@/lib/platform/web/rate-limit'

const hour = 60 * 60

/** For each person: every check reads thousands of prices. */
export const checkLimit: RateLimit = { name: 'price-list-check', attempts: 300, seconds: hour }
export const importLimit: RateLimit = { name: 'price-list-import', attempts: 30, seconds: hour }
