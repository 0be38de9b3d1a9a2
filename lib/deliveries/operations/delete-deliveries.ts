import 'server-only'
import type { Transaction } from '@/lib/platform/db'
import { deletePhotos } from './delete-photos'

/** Deletes every delivery of these bookings with its photos; their files leave storage after the commit. */
export async function deleteDeliveries(tx: Transaction, bookingIds: readonly string[]): Promise<void> {
  const deliveries = await tx.mediaDelivery.findMany({
    where: { bookingId: { in: [...bookingIds] } },
    select: { id: true, photos: { select: { id: true } } },
  })
  for (const { id, photos } of deliveries) {
    await deletePhotos(
      tx,
      photos.map((photo) => photo.id),
    )
    await tx.mediaDelivery.delete({ where: { id }, select: { id: true } })
  }
}
