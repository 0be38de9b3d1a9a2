import type { RateLimit } from '@/lib/platform/web/rate-limit-type'

/** Characters. Shorter texts match too much to be of use, and the search indexes need three. */
export const minTextLength = 3
export const maxTextLength = 80
/** Records of each kind shown at once; a longer text finds the others. */
export const maxHitsPerKind = 5
/** A name of more clients than this finds only the clients themselves. */
export const maxMatchingClients = 50

/** Per person. Someone who types for a whole minute sends about 100. */
export const searchLimit: RateLimit = { name: 'search', attempts: 240, seconds: 60 }
