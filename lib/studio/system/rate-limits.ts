import type { RateLimit } from '@/lib/platform/web/rate-limit'

/** Tests send an email, store a file and call services that limit requests themselves. */
export const testLimit: RateLimit = { name: 'system-test', attempts: 30, seconds: 10 * 60 }
