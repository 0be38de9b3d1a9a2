import 'server-only'
import type { Transaction } from '@/lib/platform/data/db'
import { pushEvent } from '@/lib/studio/notifications/operations/push-event'
import type { Prisma } from '@/prisma/generated/client'

/** What `publishDelivery` needs of a delivery. */
export const publishedFields = {
  id: true,
  bookingId: true,
  booking: { select: { client: { select: { userId: true } }, photographer: { select: { userId: true } } } },
} satisfies Prisma.MediaDeliverySelect

type PublishedDelivery = Prisma.MediaDeliveryGetPayload<{ select: typeof publishedFields }>

/** Updates the open pages of a delivery that changed. */
export async function publishDelivery(
  tx: Transaction,
  { id, bookingId, booking }: PublishedDelivery,
): Promise<void> {
  await pushEvent(tx, [booking.client, booking.photographer], 'delivery-changed', {
    deliveryId: id,
    bookingId,
  })
}
