import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { attachPhotos } from '@/lib/photos/deliveries/commands/attach-photos'
import { recordDeliveryEvent } from '@/lib/photos/deliveries/commands/record-delivery-event'
import { deliveryFileName } from '@/lib/photos/deliveries/rules/gallery'
import type { Transaction } from '@/lib/platform/data/db'
import { type CalendarDate, dateToDatabase } from '@/lib/platform/time/calendar-date'
import { instantOf } from '@/lib/platform/time/clock'
import { getStudio } from '@/lib/studio/settings/queries/get-studio'

export type ImportedDelivery = {
  bookingId: string
  address: string
  /** Of the shoot. The gallery counts as delivered on that day, so that it stands among others where it belongs. */
  date: CalendarDate
  /** Of uploaded photos, in their order. */
  fileIds: readonly string[]
  expiresOn: CalendarDate | null
}

/**
 * Records the photos of an imported shoot as its delivery, and queues the jobs that prepare them. There's no invoice, license or
 * link to a drive, and nobody is notified.
 * @throws AppError `invalid` if a file is gone, already sent or someone else's
 */
export async function recordImportedDelivery(
  tx: Transaction,
  actor: Actor,
  { bookingId, address, date, fileIds, expiresOn }: ImportedDelivery,
): Promise<void> {
  const { timeZone } = await getStudio()
  const { id: deliveryId } = await tx.mediaDelivery.create({
    data: {
      bookingId,
      fileName: deliveryFileName(address),
      fileType: 'application/zip',
      totalPhotos: fileIds.length,
      googleDriveLink: null,
      sentById: actor.profileId,
      // A booking is imported with one delivery.
      idempotencyKey: bookingId,
      uploadedAt: instantOf(date, '12:00', timeZone),
      expiresOn: expiresOn && dateToDatabase(expiresOn),
    },
    select: { id: true },
  })
  const places = fileIds.map((fileId, position) => ({
    fileId,
    position,
    // Those to whom the photos are sold again see it before they pay.
    isPreview: position === 0,
    isFull: true,
  }))
  await attachPhotos(tx, actor, deliveryId, places)
  await recordDeliveryEvent(tx, {
    deliveryId,
    kind: 'SENT',
    actorId: actor.profileId,
    details: { photos: fileIds.length, imported: true },
  })
}
