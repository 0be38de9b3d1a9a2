import type { RateLimit } from '@/lib/platform/web/rate-limit-type'

/** Characters of a comment. */
export const commentLimit = 2000
/** Most threads on one photo, and comments in one thread. */
export const threadLimit = 50
export const commentsPerThread = 200
/** Most comments that wait to be sent as one round. */
export const draftLimit = 200
/** Most versions of one photo, besides the delivered one. */
export const versionLimit = 30

export const commentRateLimit: RateLimit = { name: 'revision-comments', attempts: 300, seconds: 3600 }
