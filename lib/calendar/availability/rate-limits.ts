import type { RateLimit } from '@/lib/platform/rate-limit'

/** Allows browsing many times, but stops a script from holding every slot. */
export const holdSlotLimit: RateLimit = { name: 'hold-slot', attempts: 120, seconds: 10 * 60 }
