import { z } from 'zod'
import { amountSchema } from '@/lib/platform/amount-schema'
import type { CalendarDate } from '@/lib/platform/calendar-date'
import type { DeliveryEventKind, InvoiceStatus } from '@/prisma/generated/enums'
import {
  fullPhotoLimit,
  instructionsLimit,
  isFullLink,
  limitPreviews,
  linkText,
  missingFieldsText,
  previewLimit,
} from './rules'

const FileId = z.uuid()

/** One press of Send photos. Files are named by the ids their uploads were given, in the order they shall have. */
export const SendPhotos = z.object({
  requestKey: z.uuid(),
  bookingId: z.uuid(missingFieldsText),
  /** The booking's latest delivery that the photographer was shown, null for none; another one by now refuses the send. */
  latestDeliveryId: z.uuid().nullable().default(null),
  fullFileIds: z
    .array(FileId)
    .min(1, missingFieldsText)
    .max(fullPhotoLimit, `At most ${fullPhotoLimit} photos in one delivery`)
    .refine((ids) => new Set(ids).size === ids.length, 'A photo is in the list twice'),
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
  /** Whether a confirmed booking is marked as completed with it. */
  completesShoot: z.boolean().default(true),
  /** The last day the gallery is open, empty for ever; without it the studio's own rule counts. */
  expiresOn: z
    .union([z.iso.date('Enter a date'), z.literal('')])
    .transform((date) => date || null)
    .optional(),
})
export type SendPhotosInput = z.output<typeof SendPhotos>

/** One press of Add photos: further full photos for a delivery that was sent. */
export const AddPhotos = z.object({
  requestKey: z.uuid(),
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

/** Uploaded files in the places of photos, one for one. */
export const ReplacePhotos = z.object({
  requestKey: z.uuid(),
  deliveryId: z.uuid(),
  replacements: z
    .array(z.object({ photoId: z.uuid(), fileId: FileId }))
    .min(1)
    .max(fullPhotoLimit)
    .refine(
      (all) =>
        new Set(all.map(({ photoId }) => photoId)).size === all.length &&
        new Set(all.map(({ fileId }) => fileId)).size === all.length,
      'A photo is in the list twice',
    ),
})
export type ReplacePhotosInput = z.output<typeof ReplacePhotos>

export const DiscardUploads = z.object({ fileIds: z.array(FileId).max(fullPhotoLimit + previewLimit) })

/** There is only ever one's own. */
export const DiscardDraft = z.object({})

export const SearchBookings = z.object({ search: z.string().trim().max(200) })

/** A file of the form: stored already, or to be chosen again because its upload never finished. */
export const DraftFile = z.object({
  name: z.string().max(500),
  sizeBytes: z.number().int().min(0),
  /** Milliseconds, only to sort by. */
  takenAt: z.number(),
  purpose: z.enum(['PHOTO_ORIGINAL', 'PHOTO_PREVIEW_SOURCE']),
  fileId: FileId.nullable(),
  /** Of the stored content, to know the same file again; the server fills it in. */
  crc32: z.number().int().min(0).nullish(),
})
export type DraftFile = z.output<typeof DraftFile>

/** The form of Send Photos as it stands, sense or no sense: nothing is validated before it is sent. */
export const DeliveryDraft = z.object({
  requestKey: z.uuid(),
  bookingId: z.uuid().nullable(),
  files: z.array(DraftFile).max(fullPhotoLimit + previewLimit),
  /** Places in `files`. */
  previews: z.array(z.number().int().min(0)).max(previewLimit),
  amount: z.string().max(100),
  /** Whether the photographer wrote the amount, which no booking then replaces. */
  isAmountTyped: z.boolean(),
  completesShoot: z.boolean().default(true),
  /** For a booking that was delivered before: the delivery to add to, or a new one; not chosen yet when absent. */
  sendTo: z.union([z.uuid(), z.literal('new')]).optional(),
  googleDriveLink: z.string().max(2000),
  deliveryInstructions: z.string().max(instructionsLimit * 2),
  expiresOn: z.string().max(10),
})
export type DeliveryDraft = z.output<typeof DeliveryDraft>

/** Photos that are to follow those of a delivery, as they stand. */
export const AdditionDraft = z.object({
  requestKey: z.uuid(),
  deliveryId: z.uuid(),
  files: z.array(DraftFile).max(fullPhotoLimit),
})
export type AdditionDraft = z.output<typeof AdditionDraft>

export const DiscardAdditionDraft = z.object({ deliveryId: z.uuid() })

/** Where a photo can be asked for. `thumbnail` and `preview` carry the watermark; all others wait for payment. */
export const photoVariants = ['thumbnail', 'preview', 'tile', 'screen', 'mls', 'print', 'original'] as const
export type PhotoVariant = (typeof photoVariants)[number]
export const PhotoAddress = z.object({ photoId: z.uuid(), variant: z.enum(photoVariants) })

const OptionalId = z.uuid().optional().catch(undefined)

/** The query of the gallery and of the photo view; anything malformed counts as absent. */
export const DeliveryQuery = z.object({
  booking_id: OptionalId,
  delivery_id: OptionalId,
  payment: z.enum(['success', 'cancelled']).optional().catch(undefined),
  session_id: z.string().max(200).optional().catch(undefined),
  page: z.coerce.number().int().min(1).max(10_000).catch(1),
  /** `1`: a phone, which has room for one of the two, shows the list instead of the chosen delivery. */
  list: z.literal('1').optional().catch(undefined),
  /** `all`: what became of the delivery is listed from its beginning. */
  events: z.literal('all').optional().catch(undefined),
})

/** What became of an upload, told to the browser that made it. */
export type UploadOutcome =
  | { outcome: 'stored'; fileId: string; contentType: string; crc32: number }
  | { outcome: 'rejected'; problem: string }
  /** Its key was already taken: the browser sends the file again under another. */
  | { outcome: 'clash' }

/** A draft as the form takes it up again. */
export type SavedDraft = { contents: DeliveryDraft; savedAt: string; booking: BookingChoice | null }

/** A delivery that photos are added to. */
export type AdditionTarget = { id: string; bookingId: string; label: string; photoCount: number }

/** A delivery that was sent already, for people: how many photos, when, and how its invoice stands. */
export type SentDelivery = { id: string; photoCount: number; sentOn: string; invoice: string | null }

/** A booking that photos can be sent for. */
export type BookingChoice = {
  id: string
  label: string
  amount: string
  /** The booking keeps the one it was made in. */
  currency: string
  /** Not marked as completed yet. */
  isOpen: boolean
  /** What was sent for it already, newest first. */
  deliveries: SentDelivery[]
}

/** A photo as the grid, the previews and the viewer show it. */
export type ShownPhoto = {
  id: string
  name: string
  /** Pixels, upright; null until measured. */
  width: number | null
  height: number | null
  /** `#rrggbb` */
  placeholder: string | null
  state: 'WAITING' | 'READY' | 'BROKEN'
}

/** A full photo of an open delivery, as the grid and the viewer show it. */
export type GalleryPhoto = ShownPhoto & {
  /** Marked by the client. */
  favourite: boolean
  /** Of the original. */
  bytes: number
  /** Of the size for listing services; null while there is none. */
  mlsBytes: number | null
}

/** A GalleryPhoto without its field names: a page holds up to a thousand of them. */
export type PackedPhoto = readonly [
  id: string,
  name: string,
  width: number | null,
  height: number | null,
  placeholder: string | null,
  state: ShownPhoto['state'],
  favourite: 0 | 1,
  bytes: number,
  mlsBytes: number | null,
]

/** What a ZIP of some photos holds. */
export type ZipContents = {
  originalBytes: number
  /** Null where none of them is to be had in the size for listing services. */
  mlsBytes: number | null
  /** How many are left out in that size, because they could not be prepared. */
  mlsLeftOut: number
  /** How many are still being prepared; there is no ZIP of them before that. */
  waiting: number
}

export const SetFavourite = z.object({ photoId: z.uuid(), favourite: z.boolean() })
export type SetFavouriteInput = z.output<typeof SetFavourite>

export const RecordDeliveryOpened = z.object({ deliveryId: z.uuid() })
/** `variant`: the form in which the viewer shows it. */
export const RecordPhotoViewed = z.object({ photoId: z.uuid(), variant: z.enum(['preview', 'screen']) })
export type RecordPhotoViewedInput = z.output<typeof RecordPhotoViewed>
export const RecordDriveLinkOpened = z.object({ deliveryId: z.uuid() })

/** The last day on which a client can open a gallery; nothing for ever. */
export const ChangeExpiry = z.object({
  deliveryId: z.uuid(),
  expiresOn: z.union([z.literal('').transform(() => null), z.iso.date('Choose a date')]),
})
export type ChangeExpiryInput = z.output<typeof ChangeExpiry>

/** One line of the gallery's list. */
export type DeliverySummary = {
  id: string
  bookingId: string
  street: string
  deliveredOn: string
  photoCount: number
  paid: boolean
  /** The one that covers the delivery. */
  invoice: { status: InvoiceStatus; isComplimentary: boolean } | null
  /** Its last day is over, and nothing of it is open to this viewer. */
  expired: boolean
  coverPhotoId: string | null
}

/** One delivery, whole. What this viewer may not have yet is not in it. */
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
  /** The one that covers the delivery. */
  invoice: {
    id: string
    number: string
    status: InvoiceStatus
    isComplimentary: boolean
    amount: string
    /** By the actor, now. */
    payable: boolean
    /** The actor may issue another one instead. */
    replaceable: boolean
  } | null
  paid: boolean
  /** The last day on which the client can open it, such as `June 12, 2026`; null for ever. */
  expiresOn: string | null
  /** That day is over: a client sees no photo of it, a photographer sees all. */
  expired: boolean
  /** Full photos, originals and the download link are open to this viewer. */
  open: boolean
  previews: ShownPhoto[]
  /** Empty while locked. */
  photos: PackedPhoto[]
  /** Signed addresses of the first tiles, by the photo's id; good for an hour. */
  tileAddresses: Record<string, string>
  /** Whether this viewer marks favourites; a photographer only sees the client's. */
  canMarkFavorites: boolean
  /** This viewer handles the booking: adds, removes and replaces photos. */
  mayAddPhotos: boolean
  /** Null while locked. */
  driveLink: string | null
  /** What the locked grid shows: data addresses of at most 24 px, or colours. */
  locked: { miniature: string | null; placeholder: string | null }[]
  /** How many full photos payment unlocks beyond the previews. */
  lockedCount: number
  /** How many pictures are still being prepared. */
  preparing: number
  /** Sentences about files that cannot be shown; for photographers only. */
  problems: string[]
}

/** One thing that happened to a delivery; times in the studio's zone, with its name. */
export type ActivityEvent = {
  id: string
  kind: DeliveryEventKind
  title: string
  /** Who did it; null for the portal itself. */
  by: string | null
  at: string
  dateTime: string
}

/** What became of a delivery, for the studio. */
export type DeliveryActivity = {
  deliveryId: string
  bookingId: string
  sentAt: string
  /** The mail that announced it; null when none was sent, as to a client who wants none. */
  mail: { status: 'QUEUED' | 'SENT' | 'FAILED'; at: string | null } | null
  firstOpenedAt: string | null
  lastOpenedAt: string | null
  /** How many photos, full or previews, the client has looked at in the viewer. */
  viewed: number
  lastViewedAt: string | null
  /** The client's last day, as a form has it; null for ever. */
  expiresOn: CalendarDate | null
  /** How many events there are in all. */
  eventCount: number
  /** Newest first; the older ones are left out unless all were asked for. */
  events: ActivityEvent[]
}
