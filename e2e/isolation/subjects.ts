import { namesReadBy } from '@/e2e/support/records'
import { hasOnlyLink, isRelated, type Someone } from './cast'
import type { Cast } from './cast-fixture'
import type { LinkedRecords } from './linked-records'

type Path<Own extends LinkedRecords> = (own: Own, other: LinkedRecords) => string

/** A path that is requested, and whose records it names: the visitor's, those of others, or `theirs` (see `Cast`). */
export type Subject = { path: string; of: 'own' | 'theirs' | 'other' }

/** Returns whose records a path names. */
export function recordsNamedBy<Own extends LinkedRecords>(path: Path<Own>): { own: boolean; other: boolean } {
  let other = new Set<string>()
  const own = namesReadBy<Own>((watched) => {
    other = namesReadBy<LinkedRecords>((others) => path(watched, others))
  })
  return { own: own.size > 0, other: other.size > 0 }
}

/**
 * Returns the paths at which someone requests a row: with their own records, or with those of others, which for related people
 * are also those that they reach. Nothing for who has only a link, if the row names no others' records.
 * @param isMissing whether nothing is found there, so that without records it's the same for all
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
  if (hasOnlyLink(someone) || (!named.own && isMissing && isRelated(someone))) return []
  return [{ path: path(mine, other), of: 'own' }]
}
