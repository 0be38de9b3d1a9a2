import 'server-only'
import { findResponsiblePhotographers } from '@/lib/people/accounts/operations/find-responsible-photographers'
import type { Rendering } from '@/lib/photos/deliveries/commands/render-derivatives'
import { isUnexpected } from '@/lib/photos/deliveries/rules/files'
import { deliveryNotifications } from '@/lib/photos/deliveries/words/deliveries'
import { db, type Transaction } from '@/lib/platform/data/db'
import { lockRow } from '@/lib/platform/data/lock'
import { notify } from '@/lib/studio/notifications/operations/notify'
import { pushEvent } from '@/lib/studio/notifications/operations/push-event'
import type { Prisma } from '@/prisma/generated/client'

/** The fields needed to finalize a photo and to notify the client and the photographer of its booking. */
export const pendingPhotoFields = {
  id: true,
  name: true,
  isPreview: true,
  deliveryId: true,
  delivery: {
    select: {
      bookingId: true,
      includedPhotos: true,
      booking: {
        select: {
          propertyAddress: true,
          client: { select: { userId: true } },
          photographer: { select: { id: true, userId: true } },
        },
      },
    },
  },
} satisfies Prisma.PhotoSelect

type PendingPhoto = Prisma.PhotoGetPayload<{ select: typeof pendingPhotoFields }>

/** Marks a waiting photo READY and records its derivatives. Returns false if it's no longer waiting and doesn't need them. */
export async function markReady(
  tx: Transaction,
  photo: PendingPhoto,
  { width, height, placeholder, miniature, derivatives }: Rendering,
  recordFiles: () => Promise<string[]>,
): Promise<boolean> {
  await lockDelivery(tx, photo)
  const { count } = await tx.photo.updateMany({
    where: { id: photo.id, state: 'WAITING' },
    data: { state: 'READY', problem: null, width, height, placeholder, miniature },
  })
  if (count === 0) return false
  await recordDerivatives(tx, photo, derivatives, recordFiles)
  await pushToOpenPages(tx, photo)
  return true
}

/** Records more derivatives of a prepared photo. Returns false if it's gone, changed, or has them. */
export async function addDerivatives(
  tx: Transaction,
  photo: PendingPhoto & { originalFile: { id: string } },
  derivatives: Rendering['derivatives'],
  recordFiles: () => Promise<string[]>,
): Promise<boolean> {
  await lockDelivery(tx, photo)
  const kinds = derivatives.map(({ kind }) => kind)
  const isWanted = await tx.photo.count({
    where: {
      id: photo.id,
      state: 'READY',
      originalFileId: photo.originalFile.id,
      derivatives: { none: { kind: { in: kinds } } },
    },
  })
  if (isWanted === 0) return false
  await recordDerivatives(tx, photo, derivatives, recordFiles)
  await pushToOpenPages(tx, photo)
  return true
}

async function recordDerivatives(
  tx: Transaction,
  photo: PendingPhoto,
  derivatives: Rendering['derivatives'],
  recordFiles: () => Promise<string[]>,
): Promise<void> {
  const fileIds = await recordFiles()
  await tx.photoDerivative.createMany({
    data: derivatives.map(({ kind, width, height }, place) => ({
      photoId: photo.id,
      fileId: fileIds[place] ?? '',
      kind,
      width,
      height,
    })),
  })
}

/**
 * Marks a waiting photo BROKEN, with a sentence that begins with its name. Notifies the responsible photographers, unless they
 * have an unread notification about the same delivery, whose page lists all broken photos, or the photo is a full photo in a
 * raw format, which they expect.
 */
export async function markBroken(photo: PendingPhoto, reason: string): Promise<void> {
  const problem = `${photo.name} ${reason}`
  await db().$transaction(async (tx) => {
    await lockDelivery(tx, photo)
    const { count } = await tx.photo.updateMany({
      where: { id: photo.id, state: 'WAITING' },
      data: { state: 'BROKEN', problem },
    })
    if (count === 0) return
    if (isUnexpected({ ...photo, problem })) await notifyPhotographers(tx, photo, problem)
    await pushToOpenPages(tx, photo)
  })
}

/** The caller has locked the delivery, so that of two photos that fail at once only the first notifies. */
async function notifyPhotographers(tx: Transaction, photo: PendingPhoto, problem: string): Promise<void> {
  const { photographer } = photo.delivery.booking
  for (const { userId } of await findResponsiblePhotographers(tx, [photographer.id])) {
    await notifyOfProblem(tx, userId, photo, problem)
  }
}

async function notifyOfProblem(
  tx: Transaction,
  userId: string,
  { deliveryId, delivery }: PendingPhoto,
  problem: string,
): Promise<void> {
  const unread = await tx.notification.findFirst({
    where: { userId, isRead: false, actionData: { path: ['broken_delivery_id'], equals: deliveryId } },
    select: { id: true },
  })
  if (unread) return
  await notify(tx, {
    userId,
    ...deliveryNotifications.broken(delivery.booking.propertyAddress, problem),
    type: 'WARNING',
    action: 'view_photos',
    bookingId: delivery.bookingId,
    details: { delivery_id: deliveryId, broken_delivery_id: deliveryId },
  })
}

/** Serializes photos that finish at once, so that exactly one of them is the last. */
async function lockDelivery(tx: Transaction, { deliveryId }: PendingPhoto): Promise<void> {
  await lockRow(tx, 'media_deliveries', deliveryId)
}

/** Updates open pages after each preview and after the last photo; not after every photo, which would be too often. */
async function pushToOpenPages(tx: Transaction, photo: PendingPhoto): Promise<void> {
  const { deliveryId, delivery } = photo
  const waiting = await tx.photo.count({ where: { deliveryId, state: 'WAITING' } })
  if (waiting > 0 && !photo.isPreview) return
  const { bookingId, booking } = delivery
  await pushEvent(tx, [booking.client, booking.photographer], 'delivery-changed', { deliveryId, bookingId })
}
