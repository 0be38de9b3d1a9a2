import type { RateLimit } from '@/lib/platform/rate-limit'

/** Calendars come every few hours; this only stops a runaway. */
export const calendarFeedLimit: RateLimit = { name: 'calendar-feed', attempts: 60, seconds: 60 }
