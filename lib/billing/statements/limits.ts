import type { RateLimit } from '@/lib/platform/web/rate-limit-type'

/** Statements on one page of a list. */
export const pageSize = 20
/** The longest note, in characters. */
export const noteLimit = 500

/** Per person of the studio, because each emails the brokerage. */
export const sendStatementLimit: RateLimit = { name: 'send-statement', attempts: 20, seconds: 60 * 60 }
