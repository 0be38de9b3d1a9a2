import 'server-only'
import { Pool } from 'pg'
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import { env } from './env'
import { Refusal } from './errors'

/** How many tries in how many seconds, counted per key. */
export type Limit = { name: string; tries: number; seconds: number }

let pool: Pool | undefined
const limiters = new Map<string, RateLimiterPostgres>()

function limiterOf(limit: Limit): RateLimiterPostgres {
  const known = limiters.get(limit.name)
  if (known) return known
  pool ??= new Pool({ connectionString: env().DATABASE_URL, max: 4 })
  const limiter = new RateLimiterPostgres({
    storeClient: pool,
    tableName: 'rate_limits',
    tableCreated: true,
    keyPrefix: limit.name,
    points: limit.tries,
    duration: limit.seconds,
  })
  limiters.set(limit.name, limiter)
  return limiter
}

/**
 * Counts one try against the key.
 * @throws Refusal `too-many-requests` with a friendly wait. A counter that cannot be read refuses too: it fails closed.
 */
export async function countTry(limit: Limit, key: string): Promise<void> {
  try {
    await limiterOf(limit).consume(key)
  } catch (error) {
    if (!(error instanceof RateLimiterRes)) throw error
    throw new Refusal('too-many-requests', `Too many tries. Please wait ${waitInWords(error.msBeforeNext)}.`)
  }
}

function waitInWords(ms: number): string {
  const seconds = Math.max(1, Math.ceil(ms / 1000))
  if (seconds < 60) return seconds === 1 ? '1 second' : `${seconds} seconds`
  const minutes = Math.ceil(seconds / 60)
  return minutes === 1 ? '1 minute' : `${minutes} minutes`
}
