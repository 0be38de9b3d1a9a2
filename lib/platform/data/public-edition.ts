import 'server-only'
import { cache } from 'react'
import { BoundedCache } from './bounded-cache'
import { shareReads } from './concurrency'
import { db } from './db'

/**
 * Returns the number of changes to the public pages so far; read once per request. Triggers on their tables count them in
 * the transaction that makes the change.
 */
const readEdition = cache(
  shareReads(async (): Promise<number> => {
    const edition = await db().publicEdition.findUnique({ where: { id: 1 }, select: { number: true } })
    return edition?.number ?? 0
  }),
)

/**
 * Caches a query of the public pages in this process until any process changes them. Callers share the result and must
 * not change it. By default, 500 results are cached, which is more than a portfolio has projects.
 */
export function readPerEdition<T>(
  read: (key: string) => Promise<T>,
  { maxSize, sizeOf }: { maxSize: number; sizeOf: (result: T) => number } = {
    maxSize: 500,
    sizeOf: () => 1,
  },
): (key?: string) => Promise<T> {
  let edition = -1
  let cached = new BoundedCache(maxSize, sizeOf)

  return async (key = '') => {
    // Read first, so that a cached result is never older than its edition.
    const current = await readEdition()
    if (current !== edition) {
      edition = current
      cached = new BoundedCache(maxSize, sizeOf)
    }
    return cached.read(key, () => read(key))
  }
}
