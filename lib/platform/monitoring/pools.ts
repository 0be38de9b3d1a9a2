import 'server-only'
import type { Pool } from 'pg'

type PoolName = 'requests' | 'rate-limits' | 'jobs'

// On globalThis, because Next.js bundles instrumentation and routes separately, each with its own copy of this module.
const shared = globalThis as typeof globalThis & { northlightPools?: Map<Pool, PoolName> }
shared.northlightPools ??= new Map()
const pools = shared.northlightPools

/** Includes a pool in the metrics. */
export function watchPool(name: PoolName, pool: Pool): void {
  pools.set(pool, name)
}

/** Counts this process' connections, by pool and state; `waiting` are requests for a connection. */
export function countConnections(): { pool: PoolName; state: string; count: number }[] {
  const counts = new Map<PoolName, { active: number; idle: number; waiting: number }>()
  for (const [pool, name] of pools) {
    if (pool.ended) {
      pools.delete(pool)
      continue
    }
    const count = counts.get(name) ?? { active: 0, idle: 0, waiting: 0 }
    count.active += pool.totalCount - pool.idleCount
    count.idle += pool.idleCount
    count.waiting += pool.waitingCount
    counts.set(name, count)
  }
  return [...counts].flatMap(([pool, states]) =>
    Object.entries(states).map(([state, count]) => ({ pool, state, count })),
  )
}
