import 'server-only'
import { deleteMediaFiles } from '@/lib/photos/media/operations/delete-media-files'
import { lastingTransfers } from '@/lib/photos/transfers/policy'
import { deleteTours } from '@/lib/photos/virtual-tours/operations/delete-tours'
import type { Transaction } from '@/lib/platform/data/db'
import { deletePhotos } from './delete-photos'

/**
 * Deletes every delivery of a client's bookings with its photos; their files leave storage after the commit. Those that were
 * sold again to another client stay for that one, without films, documents and tours, and what this one did with them.
 */
export async function deleteDeliveries(
  tx: Transaction,
  { bookingIds, clientId }: { bookingIds: readonly string[]; clientId: string },
): Promise<void> {
  const deliveries = await tx.mediaDelivery.findMany({
    where: { bookingId: { in: [...bookingIds] }, transfers: { none: lastingTransfers } },
    select: { id: true, photos: { select: { id: true } } },
  })
  await deleteMediaFiles(tx, { delivery: { bookingId: { in: [...bookingIds] } } })
  await deleteTours(tx, bookingIds)
  for (const { id, photos } of deliveries) {
    await deletePhotos(
      tx,
      photos.map((photo) => photo.id),
    )
    await tx.mediaDelivery.delete({ where: { id }, select: { id: true } })
  }
  await tx.photoFavorite.deleteMany({ where: { profileId: clientId } })
  await tx.mediaDelivery.updateMany({
    where: { bookingId: { in: [...bookingIds] } },
    data: { deliveryInstructions: null },
  })
}
