import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import type { EditJobItem, QueueFilter } from '@/lib/photos/editing/schema'
import { waitingLimit } from '@/lib/platform/data/waiting'
import { readJobs, readQueueClock } from './select-jobs'

/** Lists the shoots of the actor's queue for their home, the first due first. */
export async function listWaitingJobs(actor: Actor, show: Exclude<QueueFilter, ''>): Promise<EditJobItem[]> {
  return readJobs(actor, show, await readQueueClock(), { take: waitingLimit })
}
