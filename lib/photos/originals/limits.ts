import type { RateLimit } from '@/lib/platform/web/rate-limit-type'

/** Per IP address: buyers may open and reload the page often, a script may not. */
export const viewPageLimit: RateLimit = { name: 'view-originals-page', attempts: 120, seconds: 60 }
/** Per IP address; a page has up to two pictures a photo. */
export const viewPictureLimit: RateLimit = { name: 'view-originals-picture', attempts: 1_200, seconds: 60 }
/** Per person. */
export const createPageLimit: RateLimit = { name: 'create-originals-page', attempts: 30, seconds: 60 * 60 }
/** Per person: a disclosure record draws every altered photo. A ZIP that is resumed makes one request per part. */
export const recordLimit: RateLimit = { name: 'disclosure-record', attempts: 60, seconds: 600 }
