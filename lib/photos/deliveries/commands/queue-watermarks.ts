import 'server-only'
import type { Transaction } from '@/lib/platform/data/db'
import { queueDerivatives } from './queue-derivatives'

/** Queues jobs that render the watermarked pictures of a delivery's prepared photos that have none. */
export async function queueWatermarks(tx: Transaction, deliveryId: string): Promise<void> {
  const photos = await tx.photo.findMany({
    where: { deliveryId, isFull: true, state: 'READY', derivatives: { none: { kind: 'PREVIEW' } } },
    select: { id: true },
    orderBy: { position: 'asc' },
  })
  await queueDerivatives(tx, photos)
}
