import type { RateLimit } from '@/lib/platform/web/rate-limit'

/** Per IP address, of whoever has the link of a statement. */
export const viewStatementLimit: RateLimit = { name: 'view-statement', attempts: 60, seconds: 60 }
export const payStatementLimit: RateLimit = { name: 'pay-statement', attempts: 20, seconds: 60 }

/** Per person of the studio, because each emails the brokerage. */
export const sendStatementLimit: RateLimit = { name: 'send-statement', attempts: 20, seconds: 60 * 60 }
