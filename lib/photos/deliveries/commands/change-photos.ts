import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { canAddPhotosTo } from '@/lib/photos/deliveries/policy'
import { coveringInvoice } from '@/lib/photos/deliveries/queries/select-invoices'
import { isUnlocked } from '@/lib/photos/deliveries/rules/gallery'
import type { Transaction } from '@/lib/platform/data/db'
import { lockRow } from '@/lib/platform/data/lock'
import { NotFoundError } from '@/lib/platform/errors'
import { addJob } from '@/lib/platform/jobs/queue'
import { pushEvent } from '@/lib/studio/notifications/operations/push-event'
import type { Prisma } from '@/prisma/generated/client'

/** Photographers often change several photos in a row: the client is notified this long after the last change. */
const quietSeconds = 2 * 60

const changedFields = {
  id: true,
  bookingId: true,
  invoices: coveringInvoice,
  booking: {
    select: {
      importedAt: true,
      client: { select: { userId: true } },
      photographer: { select: { userId: true } },
    },
  },
} satisfies Prisma.MediaDeliverySelect

type ChangedDelivery = Prisma.MediaDeliveryGetPayload<{ select: typeof changedFields }>

/**
 * Locks and returns a delivery whose photos this actor may change.
 * @throws NotFoundError if they don't handle the delivery's booking
 */
export async function lockForChange(
  tx: Transaction,
  actor: Actor,
  deliveryId: string,
): Promise<ChangedDelivery> {
  await lockRow(tx, 'media_deliveries', deliveryId)
  const delivery = await tx.mediaDelivery.findFirst({
    where: { AND: [{ id: deliveryId }, canAddPhotosTo(actor)] },
    select: changedFields,
  })
  if (!delivery) throw new NotFoundError('Photo delivery not found')
  return delivery
}

/**
 * Updates open pages. Queues a notification to the client if they have opened the delivery or can download from it.
 */
export async function publishPhotoChange(tx: Transaction, delivery: ChangedDelivery): Promise<void> {
  const { id, bookingId, booking } = delivery
  await pushEvent(tx, [booking.client, booking.photographer], 'delivery-changed', {
    deliveryId: id,
    bookingId,
  })
  const opened = await tx.deliveryEvent.count({ where: { deliveryId: id, kind: 'OPENED' } })
  if (opened === 0 && !isUnlocked(delivery)) return
  await addJob(
    tx,
    'announce-photo-changes',
    { deliveryId: id },
    { key: `announce-photo-changes:${id}`, afterSeconds: quietSeconds },
  )
}
