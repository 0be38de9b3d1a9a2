import 'server-only'
import { pageSize } from '@/lib/notifications/limits'

type Dated = { id: string; createdAt: Date }

/** The query for each part of a list. */
export type Newest = {
  select: { id: true; createdAt: true }
  orderBy: [{ createdAt: 'desc' }, { id: 'desc' }]
  take: number
}

/**
 * Returns the ids of one page of a list whose parts are indexed separately: reads as many of each part's newest rows as the
 * page may need, and merges them. Pages count from 1; the last page for any page after it.
 */
export async function readNewest(
  wantedPage: number,
  total: number,
  readParts: (newest: Newest) => Promise<Dated[]>[],
): Promise<{ page: number; ids: string[] }> {
  const page = Math.max(1, Math.min(wantedPage, Math.ceil(total / pageSize)))
  const parts = readParts({
    select: { id: true, createdAt: true },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    take: page * pageSize,
  })
  const rows = (await Promise.all(parts)).flat().sort(newestFirst)
  return { page, ids: rows.slice((page - 1) * pageSize, page * pageSize).map(({ id }) => id) }
}

function newestFirst(one: Dated, other: Dated): number {
  const later = other.createdAt.getTime() - one.createdAt.getTime()
  if (later !== 0) return later
  return one.id < other.id ? 1 : -1
}
