/** The number of attempts per key within a number of seconds. */
export type RateLimit = { name: string; attempts: number; seconds: number }
