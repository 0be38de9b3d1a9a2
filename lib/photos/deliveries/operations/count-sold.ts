import 'server-only'
import { soldPhotos } from '@/lib/photos/deliveries/policy'
import type { Transaction } from '@/lib/platform/data/db'

/** Returns how many full photos of a delivery are sold: all, or as many as the client chose so far. */
export async function countSold(
  tx: Pick<Transaction, 'photo'>,
  delivery: { id: string; includedPhotos: number | null; totalPhotos: number },
): Promise<number> {
  if (delivery.includedPhotos === null) return delivery.totalPhotos
  return tx.photo.count({ where: { AND: [soldPhotos], deliveryId: delivery.id, isFull: true } })
}
