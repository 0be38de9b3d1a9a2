import type { RateLimit } from '@/lib/platform/web/rate-limit'

/** Calendar apps refresh every few hours; this only stops runaway clients. */
export const calendarFeedLimit: RateLimit = { name: 'calendar-feed', attempts: 60, seconds: 60 }
