import 'server-only'
import type { Transaction } from '@/lib/platform/data/db'
import { addJobs } from '@/lib/platform/jobs/queue'

/** Lower than emails and live events, so that hundreds of photos don't delay them. */
const afterMessages = 10

/** Queues jobs that render the derivatives which photos lack, in this order. */
export async function queueDerivatives(tx: Transaction, photos: readonly { id: string }[]): Promise<void> {
  await addJobs(
    tx,
    'make-derivatives',
    photos.map(({ id }) => ({ payload: { photoId: id }, key: `derivatives:${id}` })),
    { priority: afterMessages },
  )
}
