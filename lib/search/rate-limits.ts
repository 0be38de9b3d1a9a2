import type { RateLimit } from '@/lib/platform/web/rate-limit'

/** Per person. Someone who types for a whole minute sends about 100. */
export const searchLimit: RateLimit = { name: 'search', attempts: 240, seconds: 60 }
