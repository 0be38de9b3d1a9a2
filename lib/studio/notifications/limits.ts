import type { RateLimit } from '@/lib/platform/web/rate-limit-type'

/** How many notifications the bell and the dashboard show. */
export const bellLimit = 10

/** More devices than anyone has. */
export const maxPushDevices = 50

/** Rows per page of the notifications and of the email log. */
export const pageSize = 20

/** Counting stops here: nobody pages that far, and counting on would cost more than the page. */
export const maxCount = 5000

/** Per person; everyone turns push notifications on once per device. */
export const savePushLimit: RateLimit = { name: 'save-push', attempts: 30, seconds: 3600 }
