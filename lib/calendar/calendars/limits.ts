import type { RateLimit } from '@/lib/platform/web/rate-limit-type'

export const maxCalendars = 5
export const maxNameLength = 60
export const maxAddressLength = 2000
/** How many events of one calendar are read, and how many busy times they may make in the window. */
export const maxEvents = 10_000
export const maxBusyTimes = 5_000
/** Occurrences looked at while repeats are expanded, over the whole calendar. */
export const maxOccurrences = 100_000
/** How far ahead busy times are read: as far as slots can be added. */
export const daysAhead = 366
export const maxTitleLength = 200
/** How many calendars that are due are queued at once; the next run queues the rest. */
export const maxCalendarsAtOnce = 500

/** Each attempt requests an address that the photographer chose, so the portal must not flood it. */
export const readCalendarLimit: RateLimit = { name: 'read-calendar', attempts: 20, seconds: 10 * 60 }
