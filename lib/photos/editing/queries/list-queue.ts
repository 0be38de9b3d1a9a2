import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { maxCount, pageSize } from '@/lib/photos/editing/limits'
import type { EditQueue, QueueAddress, QueueFilter } from '@/lib/photos/editing/schema'
import { choosePage } from '@/lib/platform/data/choose-page'
import { db } from '@/lib/platform/data/db'
import { queryBuilder, selectCount } from '@/lib/platform/data/query-builder'
import { type QueueClock, readJobs, readQueueClock, selectJobs } from './select-jobs'

/** Lists one page of the actor's queue, the first due first. A page after the last returns the last. */
export async function listQueue(actor: Actor, { show, page: wanted }: QueueAddress): Promise<EditQueue> {
  const clock = await readQueueClock()
  const [counts = none] = await readCounts(actor, show, clock)
  const { page, skip, take } = choosePage(wanted, counts.matching, { pageSize, maxCount })
  const { mine, unassigned, ready } = counts
  return {
    items: await readJobs(actor, show, clock, { skip, take }),
    counts: {
      mine: Math.min(mine, maxCount),
      unassigned: Math.min(unassigned, maxCount),
      ready: Math.min(ready, maxCount),
    },
    ...page,
  }
}

const none = { matching: 0, mine: 0, unassigned: 0, ready: 0 }

function readCounts(actor: Actor, show: QueueFilter, clock: QueueClock) {
  const count = (filter: QueueFilter) =>
    selectCount(selectJobs(actor, filter, clock).select('b.id'), maxCount + 1)
      .$asScalar()
      .$notNull()
  return queryBuilder(db())
    .selectNoFrom([
      count(show).as('matching'),
      count('mine').as('mine'),
      count('unassigned').as('unassigned'),
      count('ready').as('ready'),
    ])
    .execute()
}
