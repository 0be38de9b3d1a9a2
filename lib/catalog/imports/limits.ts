import type { RateLimit } from '@/lib/platform/web/rate-limit-type'

/** Rows in one file. */
export const maxRows = 500
/** Prices in one file, of which a row can have one for each size. */
export const maxLines = 3_000
/** The longest text of a field, in characters, as it stands in the file. Longer ones are cut. */
export const maxTextLength = 1_000

/** The fields of a service that a column can fill. */
export const lineFields = [
  'name',
  'category',
  'description',
  'price',
  'size',
  'duration',
  'photosIncluded',
  'extraPhoto',
] as const

const hour = 60 * 60

/** For each person: every check reads thousands of prices. */
export const checkLimit: RateLimit = { name: 'price-list-check', attempts: 300, seconds: hour }
export const importLimit: RateLimit = { name: 'price-list-import', attempts: 30, seconds: hour }
