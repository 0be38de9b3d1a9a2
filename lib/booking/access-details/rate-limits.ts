import type { RateLimit } from '@/lib/platform/web/rate-limit'

/** Per person. Each view is recorded for good, so a script mustn't fill the log. */
export const viewDetailsLimit: RateLimit = { name: 'view-access-details', attempts: 60, seconds: 60 * 60 }
/** Per person. Each change is recorded too. */
export const saveDetailsLimit: RateLimit = { name: 'save-access-details', attempts: 60, seconds: 60 * 60 }
