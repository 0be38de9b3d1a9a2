import 'server-only'
import type { Transaction } from '@/lib/platform/data/db'

/** Lists the full photos of a delivery in their order, at most 500. */
export function listFullPhotos(tx: Transaction, deliveryId: string) {
  return tx.photo.findMany({
    where: { deliveryId, isFull: true },
    select: { id: true, room: true },
    orderBy: { position: 'asc' },
  })
}
