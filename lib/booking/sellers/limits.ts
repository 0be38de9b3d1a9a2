import type { RateLimit } from '@/lib/platform/web/rate-limit-type'

/** How many days after a shoot its links still work. */
export const linkDays = 3
/** How many links a booking may have at a time. */
export const maxLinks = 20
/** How many minutes before or after the start the photographer may arrive. */
export const arrivalMinutes = 15

const hour = 60 * 60

/** Per client. */
export const createLinkLimit: RateLimit = { name: 'create-seller-link', attempts: 30, seconds: hour }
/** Per IP address: a household may open and reload the page often, a script may not. */
export const viewShootLimit: RateLimit = { name: 'view-seller-page', attempts: 120, seconds: 60 }
