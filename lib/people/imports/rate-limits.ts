import type { RateLimit } from '@/lib/platform/web/rate-limit'

const hour = 60 * 60

/** For each person: every check reads thousands of rows. */
export const checkLimit: RateLimit = { name: 'import-check', attempts: 300, seconds: hour }
export const importLimit: RateLimit = { name: 'import', attempts: 30, seconds: hour }
