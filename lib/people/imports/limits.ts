import type { RateLimit } from '@/lib/platform/web/rate-limit-type'

/** Clients in one file. */
export const maxRows = 5_000
/** The longest text of a field, in characters, as it stands in the file. Longer ones are cut. */
export const maxFieldLength = 300

const hour = 60 * 60

/** For each person: every check reads thousands of rows. */
export const checkLimit: RateLimit = { name: 'import-check', attempts: 300, seconds: hour }
export const importLimit: RateLimit = { name: 'import', attempts: 30, seconds: hour }
