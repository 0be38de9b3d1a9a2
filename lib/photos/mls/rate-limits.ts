import type { RateLimit } from '@/lib/platform/web/rate-limit'

/** The page asks for the progress every other second. */
export const prepareLimit: RateLimit = { name: 'mls-prepare', attempts: 60, seconds: 600 }
/** Resumed downloads, and those in several parts at once, make one request per part; single files one each. */
export const downloadLimit: RateLimit = { name: 'mls-download', attempts: 600, seconds: 600 }
