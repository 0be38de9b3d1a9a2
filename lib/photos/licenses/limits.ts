import type { RateLimit } from '@/lib/platform/web/rate-limit-type'

/** Length of each text of a license, in characters. */
export const licenseTextLimit = 4000

/** Per person. */
export const pdfLimit: RateLimit = { name: 'license-pdf', attempts: 60, seconds: 60 }
