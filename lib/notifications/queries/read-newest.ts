import 'server-only'
import { pageSize } from '@/lib/notifications/schema'

type Dated = { id: string; createdAt: Date }

/** What each part of a list is asked for. */
export type Newest = {
  select: { id: true; createdAt: true }
  orderBy: [{ createdAt: 'desc' }, { id: 'desc' }]
  take: number
}

/**
 * The ids of one page of a list whose parts are indexed apart: each part gives as many of its newest as the page may need,
 * and the newest of those are the page. Pages count from 1; one past the last answers the last.
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
