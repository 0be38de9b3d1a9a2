import { z } from 'zod'
import { parseCents } from '@/lib/platform/money'
import type { InvoiceStatus } from '@/prisma/generated/enums'
import {
  amountText,
  fullPhotoLimit,
  instructionsLimit,
  isFullLink,
  keepPreviews,
  linkText,
  missingFieldsText,
} from './rules'

const FileId = z.uuid()

/** One press of Send photos. Files are named by the ids their uploads were given, in the order they shall have. */
export const SendPhotos = z.object({
  requestKey: z.uuid(),
  bookingId: z.uuid(missingFieldsText),
  fullFileIds: z
    .array(FileId)
    .min(1, missingFieldsText)
    .max(fullPhotoLimit, `At most ${fullPhotoLimit} photos in one delivery`)
    .refine((ids) => new Set(ids).size === ids.length, 'A photo is in the list twice'),
  previewFileIds: z
    .array(FileId)
    .min(1, missingFieldsText)
    .transform((ids) => keepPreviews([...new Set(ids)])),
  googleDriveLink: z
    .string()
    .trim()
    .min(1, missingFieldsText)
    .max(2000)
    .refine((link) => link === '' || isFullLink(link), linkText),
  /** As typed, in dollars; cents afterwards. */
  amount: z
    .string()
    .trim()
    .min(1, missingFieldsText)
    .transform((text, context) => {
      const cents = parseCents(text)
      if (cents !== null && cents > 0) return cents
      context.addIssue({ code: 'custom', message: amountText })
      return z.NEVER
    }),
  deliveryInstructions: z
    .string()
    .trim()
    .max(instructionsLimit, `At most ${instructionsLimit} characters`)
    .transform((text) => text || null),
})
export type SendPhotosInput = z.output<typeof SendPhotos>

export const DiscardUpload = z.object({ fileId: FileId })

/** Where a photo can be asked for. `thumbnail` and `preview` carry the watermark; the other three wait for payment. */
export const photoVariants = ['thumbnail', 'preview', 'tile', 'screen', 'original'] as const
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
})

/** What became of an upload, told to the browser that made it. */
export type UploadOutcome =
  | { outcome: 'kept'; fileId: string; contentType: string }
  | { outcome: 'refused'; problem: string }
  /** Its key was already taken: the browser sends the file again under another. */
  | { outcome: 'clash' }

/** A booking that photos can be sent for. */
export type BookingChoice = { id: string; label: string; amount: string; sentBefore: boolean }

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

/** One line of the gallery's list. */
export type DeliverySummary = {
  id: string
  bookingId: string
  street: string
  deliveredOn: string
  photoCount: number
  paid: boolean
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
  /** The latest invoice of the booking, which decides. */
  invoice: { id: string; number: string; status: InvoiceStatus; amount: string; payable: boolean } | null
  paid: boolean
  /** Full photos, originals and the download link are open to this viewer. */
  open: boolean
  previews: ShownPhoto[]
  /** Empty while locked. */
  photos: ShownPhoto[]
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
