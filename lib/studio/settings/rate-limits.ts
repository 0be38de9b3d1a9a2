import type { RateLimit } from '@/lib/platform/web/rate-limit'

/** Every attempt decodes or renders an image, which is expensive. */
export const logoLimit: RateLimit = { name: 'logo', attempts: 30, seconds: 60 * 60 }
