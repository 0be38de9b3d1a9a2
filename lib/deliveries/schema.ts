import { z } from 'zod'
import { amountSchema } from '@/lib/platform/amount-schema'
import type { CalendarDate } from '@/lib/platform/calendar-date'
import type { DeliveryEventKind, InvoiceStatus } from '@/prisma/generated/enums'
import { fullPhotoLimit, instructionsLimit, previewLimit } from './limits'
import { isFullLink, limitPreviews } from './rules'
import { tooManyPhotosText } from './upload-words'
import { linkText, missingFieldsText, repeatedPhotoText } from './words'

const FileId = z.uuid()

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
  googleDriveLink: z
    .string()
    .trim()
    .min(1, missingFieldsText)
    .max(2000)
    .refine((link) => link === '' || isFullLink(link), linkText),
  amount: amountSchema({ missing: missingFieldsText }),
  deliveryInstructions: z
    .string()
    .trim()
    .max(instructionsLimit, `At most ${instructionsLimit} characters`)
    .transform((text) => text || null),
  /** Whether to also mark a confirmed booking as completed. */
  completesShoot: z.boolean().default(true),
  /** The last day the gallery is open; empty means no expiry date. When absent, the studio's setting applies. */
  expiresOn: z
    .union([z.iso.date('Enter a valid date'), z.literal('')])
    .transform((date) => date || null)
    .optional(),
})
export type SendPhotosInput = z.output<typeof SendPhotos>

/** More full photos for a delivery that was already sent. */
export const AddPhotos = z.object({
  idempotencyKey: z.uuid(),
  deliveryId: z.uuid(),
  fileIds: SendPhotos.shape.fullFileIds,
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

/** Empty: every photographer has one draft, and can discard only that. */
export const DiscardDraft = z.object({})

export const SearchBookings = z.object({ search: z.string().trim().max(200) })

/** A file in a draft: already stored, or to be chosen again because its upload never finished. */
export const DraftFile = z.object({
  name: z.string().max(500),
  sizeBytes: z.number().int().min(0),
  /** Milliseconds; used only for sorting. */
  takenAt: z.number(),
  purpose: z.enum(['PHOTO_ORIGINAL', 'PHOTO_PREVIEW_SOURCE']),
  fileId: FileId.nullable(),
  /** Checksum of the stored content, to detect duplicates; set by the server. */
  crc32: z.number().int().min(0).nullish(),
})
export type DraftFile = z.output<typeof DraftFile>

/** The Send Photos form as typed so far: values are validated only when it's submitted. */
export const DeliveryDraft = z.object({
  idempotencyKey: z.uuid(),
  bookingId: z.uuid().nullable(),
  files: z.array(DraftFile).max(fullPhotoLimit + previewLimit),
  /** Indexes into `files`. */
  previews: z.array(z.number().int().min(0)).max(previewLimit),
  amount: z.string().max(100),
  /** Whether the photographer typed the amount; choosing a booking then doesn't overwrite it. */
  isAmountTyped: z.boolean(),
  completesShoot: z.boolean().default(true),
  /** For a booking that was delivered before: the delivery to add to, or `new`; absent until chosen. */
  sendTo: z.union([z.uuid(), z.literal('new')]).optional(),
  googleDriveLink: z.string().max(2000),
  deliveryInstructions: z.string().max(instructionsLimit * 2),
  expiresOn: z.string().max(10),
})
export type DeliveryDraft = z.output<typeof DeliveryDraft>

/** Photos being added to a delivery, as chosen so far. */
export const AdditionDraft = z.object({
  idempotencyKey: z.uuid(),
  deliveryId: z.uuid(),
  files: z.array(DraftFile).max(fullPhotoLimit),
})
export type AdditionDraft = z.output<typeof AdditionDraft>

export const DiscardAdditionDraft = z.object({ deliveryId: z.uuid() })

/** The variants of a photo, as in its URL. `thumbnail` and `preview` are watermarked; the others require payment. */
export const photoVariants = ['thumbnail', 'preview', 'tile', 'screen', 'mls', 'print', 'original'] as const
export type PhotoVariant = (typeof photoVariants)[number]
export const PhotoAddress = z.object({ photoId: z.uuid(), variant: z.enum(photoVariants) })

const OptionalId = z.uuid().optional().catch(undefined)

/** The query parameters of the gallery and the photo view. Malformed values count as absent. */
export const DeliveryQuery = z.object({
  booking_id: OptionalId,
  delivery_id: OptionalId,
  payment: z.enum(['success', 'cancelled']).optional().catch(undefined),
  session_id: z.string().max(200).optional().catch(undefined),
  page: z.coerce.number().int().min(1).max(10_000).catch(1),
  /** `1`: on phones, show the list instead of the chosen delivery; there's room for only one of them. */
  list: z.literal('1').optional().catch(undefined),
  /** `all`: show all of the delivery's activity, not only the latest. */
  events: z.literal('all').optional().catch(undefined),
})

/** The outcome of an upload, returned to the browser. */
export type UploadOutcome =
  | { outcome: 'stored'; fileId: string; contentType: string; crc32: number }
  | { outcome: 'rejected'; problem: string }
  /** The key is already taken: the browser uploads the file again under another one. */
  | { outcome: 'clash' }

/** A draft as the form restores it. */
export type SavedDraft = { contents: DeliveryDraft; savedAt: string; booking: BookingChoice | null }

/** The delivery that photos are being added to. */
export type AdditionTarget = { id: string; bookingId: string; label: string; photoCount: number }

/** A delivery that was already sent, for display. `invoice` describes its invoice and payment. */
export type SentDelivery = { id: string; photoCount: number; sentOn: string; invoice: string | null }

/** A booking to send photos for. */
export type BookingChoice = {
  id: string
  label: string
  amount: string
  /** The currency the booking was made in. */
  currency: string
  /** Whether the booking isn't completed yet. */
  isOpen: boolean
  /** Its earlier deliveries, newest first. */
  deliveries: SentDelivery[]
}

/** A photo as shown in the grid, the previews and the viewer. */
export type ShownPhoto = {
  id: string
  name: string
  /** Pixels, after the orientation is applied; null until measured. */
  width: number | null
  height: number | null
  /** `#rrggbb` */
  placeholder: string | null
  state: 'WAITING' | 'READY' | 'BROKEN'
}

/** A full photo of an unlocked delivery, as shown in the grid and the viewer. */
export type GalleryPhoto = ShownPhoto & {
  /** Marked by the client. */
  favorite: boolean
  /** Size of the original. */
  bytes: number
  /** Size of the MLS variant; null if there's none. */
  mlsBytes: number | null
}

/** A GalleryPhoto without field names, to save space: a page holds up to a thousand of them. */
export type PackedPhoto = readonly [
  id: string,
  name: string,
  width: number | null,
  height: number | null,
  placeholder: string | null,
  state: ShownPhoto['state'],
  favorite: 0 | 1,
  bytes: number,
  mlsBytes: number | null,
]

/** The contents of a ZIP of some photos. */
export type ZipContents = {
  originalBytes: number
  /** Null if none of them is available in MLS size. */
  mlsBytes: number | null
  /** How many are left out in MLS size because they couldn't be prepared. */
  mlsLeftOut: number
  /** How many are still being prepared; the ZIP isn't available until they're done. */
  waiting: number
}

export const SetFavorite = z.object({ photoId: z.uuid(), favorite: z.boolean() })
export type SetFavoriteInput = z.output<typeof SetFavorite>

export const RecordDeliveryOpened = z.object({ deliveryId: z.uuid() })
/** `variant`: the one shown in the viewer. */
export const RecordPhotoViewed = z.object({ photoId: z.uuid(), variant: z.enum(['preview', 'screen']) })
export type RecordPhotoViewedInput = z.output<typeof RecordPhotoViewed>
export const RecordDriveLinkOpened = z.object({ deliveryId: z.uuid() })

/** `expiresOn`: the last day a client can open the gallery; empty means no expiry date. */
export const ChangeExpiry = z.object({
  deliveryId: z.uuid(),
  expiresOn: z.union([z.literal('').transform(() => null), z.iso.date('Enter a valid date')]),
})
export type ChangeExpiryInput = z.output<typeof ChangeExpiry>

/** A row in the list of deliveries. */
export type DeliverySummary = {
  id: string
  bookingId: string
  street: string
  deliveredOn: string
  photoCount: number
  paid: boolean
  /** The invoice that covers the delivery. */
  invoice: { status: InvoiceStatus; isComplimentary: boolean } | null
  /** Whether it has expired for this viewer. */
  expired: boolean
  coverPhotoId: string | null
}

/** A delivery with its photos. Leaves out everything this viewer can't see yet. */
export type DeliveryDetail = {
  id: string
  bookingId: string
  street: string
  town: string
  shotOn: string
  deliveredOn: string
  fileName: string
  photoCount: number
  instructions: string | null
  /** The invoice that covers the delivery. */
  invoice: {
    id: string
    number: string
    status: InvoiceStatus
    isComplimentary: boolean
    amount: string
    /** Whether the actor can pay it now. */
    payable: boolean
    /** Whether the actor can replace it with a new one. */
    replaceable: boolean
  } | null
  paid: boolean
  /** The last day the client can open it, such as `June 12, 2026`; null if it doesn't expire. */
  expiresOn: string | null
  /** Whether it has expired: clients then see no photos, photographers see all of them. */
  expired: boolean
  /** Whether this viewer can open the full photos, the originals and the download link. */
  open: boolean
  previews: ShownPhoto[]
  /** Empty while locked. */
  photos: PackedPhoto[]
  /** Signed URLs of the first tiles, by photo id; valid for an hour. */
  tileAddresses: Record<string, string>
  /** Whether this viewer marks favorites; a photographer only sees the client's. */
  canMarkFavorites: boolean
  /** Whether this viewer can add, remove and replace photos. */
  mayAddPhotos: boolean
  /** Null while locked. */
  driveLink: string | null
  /** What the locked grid shows: data URLs of pictures of at most 24 px, or colors. */
  locked: { miniature: string | null; placeholder: string | null }[]
  /** How many full photos payment unlocks, not counting the previews. */
  lockedCount: number
  /** How many photos are still being prepared. */
  preparing: number
  /** Sentences about photos that can't be displayed; photographers only. */
  problems: string[]
}

/** An entry in a delivery's activity. `at` is in the studio's time zone and names it. */
export type ActivityEvent = {
  id: string
  kind: DeliveryEventKind
  title: string
  /** The person's name; null for the portal itself. */
  by: string | null
  at: string
  dateTime: string
}

/** A delivery's activity, for the studio. */
export type DeliveryActivity = {
  deliveryId: string
  bookingId: string
  sentAt: string
  /** The email that announced it; null if none was sent, such as when the client has turned off these emails. */
  mail: { status: 'QUEUED' | 'SENT' | 'FAILED'; at: string | null } | null
  firstOpenedAt: string | null
  lastOpenedAt: string | null
  /** How many photos, full or previews, the client has opened in the viewer. */
  viewed: number
  lastViewedAt: string | null
  /** The last day the client can open it; null if it doesn't expire. */
  expiresOn: CalendarDate | null
  /** The number of all events. */
  eventCount: number
  /** Newest first; older ones are left out unless all were requested. */
  events: ActivityEvent[]
}
