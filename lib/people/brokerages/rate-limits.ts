import 'server-only'
import type { RateLimit } from '@/lib/platform/web/rate-limit'

/** For each person: an invitation emails an address that they typed. */
export const inviteLimit: RateLimit = { name: 'brokerage-invitation', attempts: 60, seconds: 60 * 60 }
/** Every attempt decodes or renders an image, which is expensive. */
export const logoLimit: RateLimit = { name: 'brokerage-logo', attempts: 30, seconds: 60 * 60 }
