import 'server-only'
import { cache } from 'react'
import { db } from './db'

/** Cached results per query; more than a portfolio has projects. */
const maxCachedEntries = 500

/**
 * How often what the public page shows has been changed. Triggers of the tables it is read from count it, in the
 * transaction that changes them; read once per request.
 */
const readEdition = cache(async (): Promise<number> => {
  const edition = await db().publicEdition.findUnique({ where: { id: 1 }, select: { number: true } })
  return edition?.number ?? 0
})

/**
 * Has a process read once what the public page shows, and again only after it was changed, by whichever process. Callers
 * share what they get and must not change it.
 */
export function readPerEdition<K extends string, T>(read: (key: K) => Promise<T>): (key: K) => Promise<T> {
  let edition = -1
  let remembered = new Map<K, Promise<T>>()

  return async (key) => {
    // Known before anything is read: what is remembered under an edition is never older than it.
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
