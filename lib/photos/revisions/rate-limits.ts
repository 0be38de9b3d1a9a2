import type { RateLimit } from '@/lib/platform/web/rate-limit'

export const commentRateLimit: RateLimit = { name: 'revision-comments', attempts: 300, seconds: 3600 }
