import type { RateLimit } from '@/lib/platform/web/rate-limit'

/** Each attempt requests an address that the photographer chose, so the portal must not flood it. */
export const readCalendarLimit: RateLimit = { name: 'read-calendar', attempts: 20, seconds: 10 * 60 }
