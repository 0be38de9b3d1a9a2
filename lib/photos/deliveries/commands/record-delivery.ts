import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { canSendPhotosFor } from '@/lib/photos/deliveries/policy'
import { newestFirst } from '@/lib/photos/deliveries/queries/select-invoices'
import { deliveryFileName } from '@/lib/photos/deliveries/rules/gallery'
import type { SendPhotosInput } from '@/lib/photos/deliveries/schema/sending'
import { alreadyDeliveredText, pastExpiryText } from '@/lib/photos/deliveries/words/deliveries'
import { offerLicense } from '@/lib/photos/licenses/operations/offer-license'
import { attachMediaFiles } from '@/lib/photos/media/operations/attach-media-files'
import { recordAudit } from '@/lib/platform/data/audit'
import type { Transaction } from '@/lib/platform/data/db'
import { lockRow } from '@/lib/platform/data/lock'
import { AppError, FieldError, NotFoundError } from '@/lib/platform/errors'
import { addDays, type CalendarDate, dateToDatabase } from '@/lib/platform/time/calendar-date'
import { todayIn } from '@/lib/platform/time/clock'
import { attachPhotos, type PhotoPlace } from './attach-photos'
import { recordDeliveryEvent } from './record-delivery-event'

export type RecordedDelivery = {
  deliveryId: string
  photoCount: number
  previewCount: number
  /** The last day the gallery is available. */
  expiresOn: CalendarDate | null
}

/**
 * Creates a delivery with its photos, films and documents, queues jobs for their derivatives, and deletes the draft. Full photos come first, in
 * the given order, then previews that aren't full photos. Locks the booking.
 * @throws NotFoundError if this photographer can't send photos for the booking
 * @throws AppError `conflict` if photos were sent for the booking since the form was shown
 * @throws AppError `invalid` if a file is gone or already sent, or the expiry date is past
 */
export async function recordDelivery(
  tx: Transaction,
  actor: Actor,
  input: SendPhotosInput,
): Promise<RecordedDelivery> {
  await lockRow(tx, 'bookings', input.bookingId)
  const booking = await tx.booking.findFirst({
    where: { AND: [{ id: input.bookingId }, canSendPhotosFor(actor)] },
    select: { id: true, propertyAddress: true },
  })
  if (!booking) throw new NotFoundError('Booking not found')
  await assertLatestKnown(tx, input)
  const expiresOn = await chooseLastDay(tx, input.expiresOn)
  const { id: deliveryId } = await tx.mediaDelivery.create({
    data: {
      bookingId: booking.id,
      fileName: deliveryFileName(booking.propertyAddress),
      fileType: 'application/zip',
      totalPhotos: input.fullFileIds.length,
      deliveryInstructions: input.deliveryInstructions,
      googleDriveLink: input.googleDriveLink,
      sentById: actor.profileId,
      idempotencyKey: input.idempotencyKey,
      expiresOn: expiresOn && dateToDatabase(expiresOn),
      ...(input.choice && {
        includedPhotos: input.choice.includedPhotos,
        extraPhotoCents: input.choice.extraPhoto.cents,
      }),
    },
    select: { id: true },
  })
  const license = await offerLicense(tx, deliveryId, input.license)
  const places = arrangePhotos(input)
  await attachPhotos(tx, actor, deliveryId, places)
  await attachMediaFiles(tx, actor, deliveryId, input.mediaIds)
  await tx.deliveryDraft.deleteMany({
    where: { photographerId: actor.profileId, idempotencyKey: input.idempotencyKey },
  })
  const [photoCount, previewCount] = [input.fullFileIds.length, input.previewFileIds.length]
  await recordDeliveryEvent(tx, {
    deliveryId,
    kind: 'SENT',
    actorId: actor.profileId,
    details: { photos: photoCount, previews: previewCount },
  })
  await recordAudit(tx, actor, 'photos.sent', deliveryId, {
    bookingId: booking.id,
    photos: places.length,
    license,
  })
  return { deliveryId, photoCount, previewCount, expiresOn }
}

/** Prevents invoicing a booking twice by accident: the photographer must have seen the latest delivery. */
async function assertLatestKnown(
  tx: Transaction,
  { bookingId, latestDeliveryId }: SendPhotosInput,
): Promise<void> {
  const latest = await tx.mediaDelivery.findFirst({
    where: { bookingId },
    ...newestFirst,
    select: { id: true },
  })
  if ((latest?.id ?? null) !== latestDeliveryId) throw new AppError('conflict', alreadyDeliveredText)
}

/** Returns the chosen date, or by default the number of days from today that the studio has set. */
async function chooseLastDay(
  tx: Transaction,
  chosen: CalendarDate | null | undefined,
): Promise<CalendarDate | null> {
  const { timeZone, galleryDays } = await tx.studioSettings.findUniqueOrThrow({
    where: { id: 1 },
    select: { timeZone: true, galleryDays: true },
  })
  const today = todayIn(timeZone)
  if (chosen === undefined) return galleryDays === null ? null : addDays(today, galleryDays)
  if (chosen !== null && chosen < today) {
    throw new FieldError('expiresOn', pastExpiryText)
  }
  return chosen
}

function arrangePhotos({
  fullFileIds,
  previewFileIds,
  rooms = [],
  coverFileId,
}: SendPhotosInput): PhotoPlace[] {
  const fileIds = [...new Set([...fullFileIds, ...previewFileIds])]
  const roomOf = new Map(rooms.map(({ fileId, room }) => [fileId, room]))
  return fileIds.map((fileId, position) => ({
    fileId,
    position,
    isPreview: previewFileIds.includes(fileId),
    isFull: fullFileIds.includes(fileId),
    room: roomOf.get(fileId),
    isCover: fileId === coverFileId && fullFileIds.includes(fileId),
  }))
}
