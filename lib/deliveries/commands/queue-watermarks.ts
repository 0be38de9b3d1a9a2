import 'server-only'
import type { Transaction } from '@/lib/platform/db'
import { addJobs } from '@/lib/platform/queue'

/** Lower than emails and live events, as for the photos themselves. */
const afterMessages = 10

/** Queues jobs that render the watermarked pictures of a delivery's prepared photos that have none. */
export async function queueWatermarks(tx: Transaction, deliveryId: string): Promise<void> {
  const photos = await tx.photo.findMany({
    where: { deliveryId, isFull: true, state: 'READY', derivatives: { none: { kind: 'PREVIEW' } } },
    select: { id: true },
    orderBy: { position: 'asc' },
  })
  await addJobs(
    tx,
    'make-derivatives',
    photos.map(({ id }) => ({ payload: { photoId: id }, key: `derivatives:${id}` })),
    { priority: afterMessages },
  )
}
