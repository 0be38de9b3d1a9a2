import type { RateLimit } from '@/lib/platform/web/rate-limit'

/** Per person. */
export const pdfLimit: RateLimit = { name: 'license-pdf', attempts: 60, seconds: 60 }
