import type { RateLimit } from '@/lib/platform/web/rate-limit'

/** Per person; everyone turns push notifications on once per device. */
export const savePushLimit: RateLimit = { name: 'save-push', attempts: 30, seconds: 3600 }
