import type { RateLimit } from '@/lib/platform/rate-limit'

/** A person looking through times presses many; a script that shuts everybody out presses more. */
export const holdSlotLimit: RateLimit = { name: 'hold-slot', attempts: 120, seconds: 10 * 60 }
