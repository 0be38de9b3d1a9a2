import type { RateLimit } from '@/lib/platform/rate-limit'

export const openCheckoutLimit: RateLimit = { name: 'open-checkout', attempts: 20, seconds: 60 }

export const payByCardLimit: RateLimit = { name: 'pay-by-card', attempts: 10, seconds: 60 }

export const refundLimit: RateLimit = { name: 'refund', attempts: 20, seconds: 60 }
