import 'server-only'
import { imported } from '@/lib/booking/bookings/policy'
import type { Transaction } from '@/lib/platform/data/db'
import { lockWhere } from '@/lib/platform/data/lock'
import { Prisma } from '@/prisma/generated/client'
import { deletePhotos } from './delete-photos'

/** What shows that nobody has opened or changed a delivery. */
const untouched = {
  booking: imported,
  events: { every: { kind: 'SENT' } },
  invoices: { none: {} },
  transfers: { none: {} },
  purchases: { none: {} },
  rounds: { none: {} },
  mediaFiles: { none: {} },
  virtualTours: { none: {} },
  drafts: { none: {} },
  page: null,
  originalsPage: null,
  photos: { every: { version: 1, favorites: { none: {} }, threads: { none: {} } } },
} satisfies Prisma.MediaDeliveryWhereInput

/**
 * Deletes the deliveries of an imported booking with their photos, whose files leave storage after the commit; none if one of
 * them was opened or changed. Locks them. Returns whether it did.
 */
export async function deleteImportedDeliveries(tx: Transaction, bookingId: string): Promise<boolean> {
  const ids = await lockWhere(tx, 'media_deliveries', Prisma.sql`booking_id = ${bookingId}::uuid`)
  const deletable = { AND: [{ id: { in: ids } }, untouched] }
  if ((await tx.mediaDelivery.count({ where: deletable })) < ids.length) return false
  const photos = await tx.photo.findMany({ where: { deliveryId: { in: ids } }, select: { id: true } })
  await deletePhotos(
    tx,
    photos.map(({ id }) => id),
  )
  await tx.mediaDelivery.deleteMany({ where: { id: { in: ids } } })
  return true
}
