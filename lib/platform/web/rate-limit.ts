import 'server-only'
import { createHash } from 'node:crypto'
import { Pool, type QueryConfig } from 'pg'
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import { env } from '@/lib/platform/environment/env'
import { AppError } from '@/lib/platform/errors'
import { log } from '@/lib/platform/monitoring/log'
import { watchPool } from '@/lib/platform/monitoring/pools'
import { tooManyAttemptsText } from '@/lib/platform/words'
import type { RateLimit } from './rate-limit-type'

let pool: Pool | undefined

function openPool(): Pool {
  const opened = new Pool({ connectionString: env().DATABASE_URL, max: 4 })
  // Postgres may close an idle connection; the next attempt opens another.
  opened.on('error', (error) =>
    log().warn({ error: error.message }, 'a connection of the rate limiter was lost'),
  )
  watchPool('rate-limits', opened)
  return opened
}

/** Runs a statement without the library's name for it, because transaction poolers may not support prepared statements. */
function queryUnnamed({ text, values }: QueryConfig) {
  pool ??= openPool()
  return pool.query({ text, values })
}

const limiters = new Map<string, RateLimiterPostgres>()

function limiterOf(limit: RateLimit): RateLimiterPostgres {
  const known = limiters.get(limit.name)
  if (known) return known
  const limiter = new RateLimiterPostgres({
    storeClient: { query: queryUnnamed },
    storeType: 'pool',
    tableName: 'rate_limits',
    tableCreated: true,
    keyPrefix: limit.name,
    points: limit.attempts,
    duration: limit.seconds,
  })
  limiters.set(limit.name, limiter)
  return limiter
}

/**
 * Counts one attempt for the key.
 * @throws AppError `too-many-requests` with the time to wait
 * @throws the database's error if the attempt can't be counted: then it isn't allowed
 */
export async function consumeAttempt(limit: RateLimit, key: string): Promise<void> {
  try {
    await limiterOf(limit).consume(key)
  } catch (error) {
    if (!(error instanceof RateLimiterRes)) throw error
    throw new AppError('too-many-requests', tooManyAttemptsText(error.msBeforeNext))
  }
}

/**
 * Counts an attempt for each key, and takes them back unless `act` succeeds, so that a limit of what was done counts nothing
 * else. Concurrent attempts count.
 * @throws AppError `too-many-requests` as consumeAttempt does, and what `act` throws
 */
export async function countSuccess<T>(
  attempts: readonly { limit: RateLimit; key: string }[],
  act: () => Promise<T>,
): Promise<T> {
  const counted: (typeof attempts)[number][] = []
  try {
    for (const attempt of attempts) {
      // A rejected attempt counts too.
      counted.push(attempt)
      await consumeAttempt(attempt.limit, attempt.key)
    }
    return await act()
  } catch (error) {
    for (const { limit, key } of counted) await limiterOf(limit).reward(key)
    throw error
  }
}

export async function resetAttempts(limit: RateLimit, key: string): Promise<void> {
  await limiterOf(limit).delete(key)
}

/** Returns an email address' key: a hash, the same for any capitalization, so that counters store no addresses. */
export function emailKey(email: string): string {
  return createHash('sha256').update(email.trim().toLowerCase()).digest('hex')
}
