import 'server-only'
import type { ChosenPage } from '@/lib/platform/data/choose-page'

type Dated = { id: string; createdAt: Date }

/** The query for each part of a list. */
type Newest = {
  select: { id: true; createdAt: true }
  orderBy: [{ createdAt: 'desc' }, { id: 'desc' }]
  take: number
}

/**
 * Returns the ids of one page of a list whose parts are indexed separately: reads as many of each part's newest rows as the
 * page may need, and merges them.
 */
export async function readNewest(
  { skip, take }: ChosenPage,
  readParts: (newest: Newest) => Promise<Dated[]>[],
): Promise<string[]> {
  const parts = readParts({
    select: { id: true, createdAt: true },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    take: skip + take,
  })
  const rows = (await Promise.all(parts)).flat().sort(newestFirst)
  return rows.slice(skip, skip + take).map(({ id }) => id)
}

function newestFirst(one: Dated, other: Dated): number {
  const later = other.createdAt.getTime() - one.createdAt.getTime()
  if (later !== 0) return later
  return one.id < other.id ? 1 : -1
}
