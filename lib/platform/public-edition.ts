import 'server-only'
import { cache } from 'react'
import { db } from './db'

/** Cached results per query; more than a portfolio has projects. */
const maxCachedEntries = 500

/**
 * Returns the number of changes to the public page so far; read once per request. Triggers on its tables count them in
 * the transaction that makes the change.
 */
const readEdition = cache(async (): Promise<number> => {
  const edition = await db().publicEdition.findUnique({ where: { id: 1 }, select: { number: true } })
  return edition?.number ?? 0
})

/**
 * Caches a query of the public page in this process until any process changes the page. Callers share the result and
 * must not change it.
 */
export function readPerEdition<T>(read: (key: string) => Promise<T>): (key?: string) => Promise<T> {
  let edition = -1
  let remembered = new Map<string, Promise<T>>()

  return async (key = '') => {
    // Read first, so that a cached result is never older than its edition.
    const current = await readEdition()
    if (current !== edition) {
      edition = current
      remembered = new Map()
    }
    const known = remembered.get(key)
    if (known) return known
    const own = remembered
    const pending = read(key)
    const [oldest] = own.size < maxCachedEntries ? [] : own.keys()
    if (oldest !== undefined) own.delete(oldest)
    own.set(key, pending)
    // A failure rejects the callers that wait for it and isn't cached.
    pending.catch(() => own.delete(key))
    return pending
  }
}
