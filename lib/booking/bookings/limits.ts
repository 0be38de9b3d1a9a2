import type { RateLimit } from '@/lib/platform/web/rate-limit-type'

/** Maximum text lengths, in characters. Separate from the schema, so that browsers don't have to load it. */
export const limits = { propertyAddress: 500, specialInstructions: 2000, search: 200 } as const

/** The recent deliveries that the studio's usual turnaround is measured by: how far back, how many, and at least how many. */
export const turnaroundSample = { days: 180, max: 60, min: 8 } as const

/** How long a photographer can undo a mistaken Start or Finished. */
export const undoMinutes = 5
/** How long after On my way the client is notified; until then it can be undone. */
export const notifyDelaySeconds = 10
/** How many minutes before a shoot its photographer should be there, and how long before leaving "On my way" comes first. */
export const leaveMarginMinutes = 5
export const setOutMinutes = 90
/** The most shoots on the page of a day; weekly hours allow far fewer. */
export const maxDayShoots = 30

/** How many bookings the dashboard lists. */
export const upcomingLimit = 5
/** Rows on one page of a list. */
export const pageSize = 20
/** Rows on one page of a client's bookings, which share their screen with other lists. */
export const clientPageSize = 10
/** The count of search results stops here. */
export const maxCount = 5_000
/** Items that the studio adds to a booking. */
export const itemLimit = 10
export const itemNameLimit = 100

/** Calendar apps refresh every few hours; this only stops runaway clients. */
export const calendarFeedLimit: RateLimit = { name: 'calendar-feed', attempts: 60, seconds: 60 }
