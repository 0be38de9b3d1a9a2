import type { Limit } from '@/lib/platform/rate-limit'

/** More than anybody types, less than a script sends. */
export const messageRate: Limit = { name: 'send-message', tries: 60, seconds: 60 }
