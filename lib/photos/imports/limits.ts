import type { RateLimit } from '@/lib/platform/web/rate-limit-type'

/** Galleries in one file. */
export const maxRows = 500
/** The longest text of a field, in characters, as it stands in the file. Longer ones are cut. */
export const maxFieldLength = 500

const hour = 60 * 60

/** For each person: every check reads hundreds of rows. */
export const checkLimit: RateLimit = { name: 'shoot-import-check', attempts: 300, seconds: hour }
/** Galleries, and the questions which of their photos were uploaded before. */
export const galleryLimit: RateLimit = { name: 'shoot-import', attempts: 3_000, seconds: hour }
