import { z } from 'zod'
import { SplitBill } from '@/lib/billing/invoices/schema/sharing'
import type { IncludedPhotos } from '@/lib/booking/bookings/rules/included-photos'
import type { AgreedTotal } from '@/lib/booking/bookings/rules/payment-terms'
import type { TickedShot } from '@/lib/booking/bookings/schema/bookings'
import {
  extraLimit,
  extraNameLimit,
  fullPhotoLimit,
  instructionsLimit,
  previewLimit,
} from '@/lib/photos/deliveries/limits'
import { isFullLink, limitPreviews } from '@/lib/photos/deliveries/rules/gallery'
import type { BillTerms } from '@/lib/photos/deliveries/rules/planned-bill'
import {
  extrasText,
  linkText,
  missingFieldsText,
  repeatedPhotoText,
} from '@/lib/photos/deliveries/words/deliveries'
import { roomsInOrder } from '@/lib/photos/deliveries/words/photo-details'
import { tooManyPhotosText } from '@/lib/photos/deliveries/words/uploads'
import { LicenseKindChoice } from '@/lib/photos/licenses/schema'
import { maxMediaFiles } from '@/lib/photos/media/limits'
import { amountSchema } from '@/lib/platform/money/amount-schema'
import { calendarDate } from '@/lib/platform/time/date-schema'
import type { UploadOutcome } from '@/lib/studio/uploads/schema'
import { OfferedChoice } from './choosing'

export const FileId = z.uuid()
/** Of an add-on in the catalog. */
export const ServiceReference = z.string().min(1).max(100).nullable().default(null)

/** What uploaded photos show, where it's known. */
const PhotoRooms = z
  .array(z.object({ fileId: FileId, room: z.enum(roomsInOrder) }))
  .max(fullPhotoLimit)
  .optional()

/** A submission of the Send Photos form. Files are referenced by their upload ids, in display order. */
export const SendPhotos = z.object({
  idempotencyKey: z.uuid(),
  bookingId: z.uuid(missingFieldsText),
  /** The booking's latest delivery when the form was shown; null for none. If it has changed since, the send is rejected. */
  latestDeliveryId: z.uuid().nullable().default(null),
  fullFileIds: z
    .array(FileId)
    .min(1, missingFieldsText)
    .max(fullPhotoLimit, tooManyPhotosText)
    .refine((ids) => new Set(ids).size === ids.length, repeatedPhotoText),
  previewFileIds: z
    .array(FileId)
    .min(1, missingFieldsText)
    .transform((ids) => limitPreviews([...new Set(ids)])),
  /** Uploaded films and documents. */
  mediaIds: z.array(z.uuid()).max(maxMediaFiles).default([]),
  rooms: PhotoRooms,
  /** One of the full photos; absent when there's no cover. */
  coverFileId: FileId.optional(),
  googleDriveLink: z
    .string()
    .trim()
    .min(1, missingFieldsText)
    .max(2000)
    .refine((link) => link === '' || isFullLink(link), linkText),
  /** Absent from those who don't set prices: then it's the price that was booked. */
  amount: amountSchema({ missing: missingFieldsText }).optional(),
  /** What is charged on top of the amount; ignored for those who don't set prices. */
  extras: z
    .array(
      z.object({
        name: z.string().trim().min(1, extrasText).max(extraNameLimit, extrasText),
        amount: amountSchema({ positive: true }),
        /** The add-on of the catalog that it is; absent for anything else. */
        serviceId: ServiceReference,
      }),
    )
    .max(extraLimit)
    .optional(),
  /** Who shares the bill with the client; ignored for those who don't set prices. */
  split: SplitBill.optional(),
  deliveryInstructions: z
    .string()
    .trim()
    .max(instructionsLimit, `At most ${instructionsLimit} characters`)
    .transform((text) => text || null),
  /** Whether to also mark a confirmed booking as completed. */
  completesShoot: z.boolean().default(true),
  /** The last day the gallery is open; empty means no expiry date. When absent, the studio's setting applies. */
  expiresOn: z
    .union([calendarDate('Enter a valid date'), z.literal('')])
    .transform((date) => date || null)
    .optional(),
  /** Absent where all photos are sold together; ignored for those who don't set prices. */
  choice: OfferedChoice.optional(),
  /** When absent, the studio's default applies. */
  license: LicenseKindChoice.optional(),
})

export type SendPhotosInput = z.output<typeof SendPhotos>
export type SendPhotosSplit = z.input<typeof SplitBill>

/** More full photos for a delivery that was already sent. */
export const AddPhotos = z.object({
  idempotencyKey: z.uuid(),
  deliveryId: z.uuid(),
  fileIds: SendPhotos.shape.fullFileIds,
  rooms: PhotoRooms,
})

export type AddPhotosInput = z.output<typeof AddPhotos>

const PhotoIds = z
  .array(z.uuid())
  .min(1)
  .max(fullPhotoLimit + previewLimit)

export const RemovePhotos = z.object({ deliveryId: z.uuid(), photoIds: PhotoIds })

export type RemovePhotosInput = z.output<typeof RemovePhotos>

/** Uploaded files that replace photos, one for one. */
export const ReplacePhotos = z.object({
  idempotencyKey: z.uuid(),
  deliveryId: z.uuid(),
  replacements: z
    .array(z.object({ photoId: z.uuid(), fileId: FileId }))
    .min(1)
    .max(fullPhotoLimit)
    .refine(
      (all) =>
        new Set(all.map(({ photoId }) => photoId)).size === all.length &&
        new Set(all.map(({ fileId }) => fileId)).size === all.length,
      repeatedPhotoText,
    ),
})

export type ReplacePhotosInput = z.output<typeof ReplacePhotos>

export const DiscardUploads = z.object({ fileIds: z.array(FileId).max(fullPhotoLimit + previewLimit) })

export type { AddOnChoice } from '@/lib/booking/bookings/schema/changes'

export const OneBooking = z.object({ bookingId: z.uuid() })

export const SearchBookings = z.object({ search: z.string().trim().max(200) })

/** An uploaded photo that was accepted. */
export type StoredPhoto = { fileId: string; contentType: string; crc32: number }
/** Returned to the browser. */
export type PhotoOutcome = UploadOutcome<StoredPhoto>

/** The delivery that photos are being added to. */
export type AdditionTarget = {
  id: string
  bookingId: string
  label: string
  photoCount: number
  /** What its client chooses at, by `termsText`; null where all photos are sold together. */
  choice: string | null
}

/** A delivery that was already sent, for display. `invoice` describes its invoice and payment. */
export type SentDelivery = {
  id: string
  photoCount: number
  sentOn: string
  invoice: string | null
  /** What its client chooses at, by `termsText`; null where all photos are sold together. */
  choice: string | null
}

/** A charge that the client agreed to for a booking's first delivery, with the most that may be charged. */
export type AgreedCharge = AgreedTotal & {
  /** `Visa ending 4242`; null once the card was removed. */
  card: string | null
  afterDays: number
}

/** A booking to choose from. Photos can only be sent for an approved one. */
export type BookingOption = {
  id: string
  label: string
  isDelivered: boolean
  isApproved: boolean
  street: string
  client: string
  /** `yyyy-MM-dd` */
  shotOn: string
  /** Whether its photos are waited for, its shoot is still to come, or it was delivered. */
  group: 'DUE' | 'UPCOMING' | 'DELIVERED'
  /** When the photos are due for the listing: `Due tomorrow`; null when nobody said, and once they were sent. */
  due: string | null
}

/** The chosen booking, with what sending its photos comes to. */
export type BookingChoice = BookingOption & {
  /** Empty for those who don't set prices. */
  amount: string
  /** The currency the booking was made in. */
  currency: string
  /** What its invoice comes to, and who pays it; null for readers who don't set prices. */
  bill: BillTerms | null
  /** What the client agreed to about the saved card; null for payment by invoice, and for readers who don't set prices. */
  charge: AgreedCharge | null
  /** The photos that the booking includes; null if it doesn't say, and for readers who don't set prices. */
  photos: IncludedPhotos | null
  /** Whether the booking isn't completed yet, and the reader can complete it. */
  isOpen: boolean
  /** When the shoot ends, ISO 8601, and as `June 12, 2026 at 09:00` when it begins. */
  endsAt: string
  begins: string
  /** What to photograph, as its services list it; empty once photos were sent. */
  shots: TickedShot[]
  /** Its earlier deliveries, newest first. */
  deliveries: SentDelivery[]
}
