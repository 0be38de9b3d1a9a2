import type { RateLimit } from '@/lib/platform/web/rate-limit-type'

/** Enough for mistyped cards, too few for trying out stolen ones. */
export const prepareCardLimit: RateLimit = { name: 'prepare-card', attempts: 30, seconds: 3600 }
