import { isRelated, type Someone } from './cast'
import type { Cast } from './cast-fixture'
import type { LinkedRecords } from './linked-records'

type Path<Own extends LinkedRecords> = (own: Own, other: LinkedRecords) => string

/** A path that is requested, and whose records it names: the visitor's, those of others, or `theirs` (see `Cast`). */
export type Subject = { path: string; of: 'own' | 'theirs' | 'other' }

/** Returns whose records a path names. */
export function recordsNamedBy<Own extends LinkedRecords>(path: Path<Own>): { own: boolean; other: boolean } {
  const named = { own: false, other: false }
  const watch = (whose: 'own' | 'other') =>
    new Proxy({} as Own, {
      get(_target, name) {
        named[whose] = true
        return String(name)
      },
    })
  path(watch('own'), watch('other'))
  return named
}

/**
 * Returns the paths at which someone requests a row: with their own records, or with those of others, which for related people
 * are also those that they reach. @param isMissing whether nothing is found there, so that without records it's the same for all
 */
export function listSubjects(
  path: Path<LinkedRecords>,
  someone: Someone,
  { own, theirs, other }: Cast,
  isMissing: boolean,
): Subject[] {
  const named = recordsNamedBy(path)
  const mine = own[someone]
  if (named.other) {
    const others: Subject = { path: path(mine, other), of: 'other' }
    return isRelated(someone) ? [{ path: path(mine, theirs), of: 'theirs' }, others] : [others]
  }
  if (!named.own && isMissing && isRelated(someone)) return []
  return [{ path: path(mine, other), of: 'own' }]
}
