import { fileIdsOf } from '@/lib/photos/deliveries/rules/files'
import type { SplitPayer } from '@/lib/photos/deliveries/rules/planned-bill'
import type { BookingChoice, SendPhotosSplit } from '@/lib/photos/deliveries/schema/sending'
import type { UnsentMedium } from '@/lib/photos/media/schema'
import type { Room } from '@/prisma/generated/enums'
import type { InvoiceDraft } from './draft-bill'
import type { PhotoUpload } from './photo-queue'

type SendForm = {
  idempotencyKey: string
  booking: BookingChoice | null
  currency: string
  fields: InvoiceDraft
  /** In order. */
  fulls: readonly PhotoUpload[]
  /** The cover first. */
  previews: readonly PhotoUpload[]
  /** Films and documents. */
  media: readonly UnsentMedium[]
  setsPrice: boolean
}

/** Converts the form to what is sent. */
export function toSendInput(sent: SendForm) {
  const { booking, currency, fields, fulls, previews, media, setsPrice, ...form } = sent
  const { isAmountTyped: _, extras, split, choice, ...typed } = fields
  const cover = fulls.find(({ id }) => id === previews[0]?.id)
  return {
    ...form,
    bookingId: booking?.id ?? '',
    latestDeliveryId: booking?.deliveries[0]?.id ?? null,
    fullFileIds: fileIdsOf(fulls),
    previewFileIds: fileIdsOf(previews),
    mediaIds: media.map(({ mediaId }) => mediaId),
    rooms: roomsOf(fulls),
    ...(cover?.fileId && { coverFileId: cover.fileId }),
    ...typed,
    amount: setsPrice ? ([currency, typed.amount] as [string, string]) : undefined,
    extras: extras.map(({ name, amount, serviceId }) => ({
      name,
      amount: [currency, amount] as [string, string],
      serviceId,
    })),
    split: split.length > 0 ? toSplit(split, currency) : undefined,
    ...(choice && {
      choice: {
        includedPhotos: choice.included,
        extraPhoto: [currency, choice.extraPhoto] as [string, string],
      },
    }),
  }
}

/** Returns the rooms of the uploaded photos that have one. */
export function roomsOf(uploads: readonly PhotoUpload[]): { fileId: string; room: Room }[] {
  return uploads.flatMap(({ fileId, room }) => (fileId && room ? [{ fileId, room }] : []))
}

function toSplit(payers: readonly SplitPayer[], currency: string): SendPhotosSplit {
  return {
    currency,
    names: payers.map(({ name }) => name),
    emails: payers.map(({ email }) => email),
    units: payers.map(({ unit }) => unit),
    sizes: payers.map(({ size }) => size),
  }
}
