import type { RateLimit } from '@/lib/platform/web/rate-limit-type'

/** Maximum text lengths, in characters. */
export const limits = { code: 60, pets: 200, notes: 1000, name: 100, phone: 40 } as const

/** From this time on the day before, until the visit ends, a photographer may see the details. */
export const accessFromTime = '18:00'

/** How many of the latest views and changes a booking's page lists. */
export const maxHistory = 20

/** How long the details stay on the screen that's used on the road. */
export const shownSeconds = 30

/** Per person. Each view is recorded for good, so a script mustn't fill the log. */
export const viewDetailsLimit: RateLimit = { name: 'view-access-details', attempts: 60, seconds: 60 * 60 }
/** Per person. Each change is recorded too. */
export const saveDetailsLimit: RateLimit = { name: 'save-access-details', attempts: 60, seconds: 60 * 60 }
