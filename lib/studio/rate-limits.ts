import type { RateLimit } from '@/lib/platform/rate-limit'

/** Every try decodes a picture or draws one, which costs more than most things one may ask for. */
export const logoLimit: RateLimit = { name: 'logo', attempts: 30, seconds: 60 * 60 }
