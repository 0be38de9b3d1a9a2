import { z } from 'zod'
import { maxShares, payerNameLimit } from '@/lib/billing/invoices/limits'
import {
  extraLimit,
  extraNameLimit,
  fullPhotoLimit,
  instructionsLimit,
  previewLimit,
} from '@/lib/photos/deliveries/limits'
import { roomsInOrder } from '@/lib/photos/deliveries/words/photo-details'
import { LicenseKindChoice } from '@/lib/photos/licenses/schema'
import { maxMediaFiles } from '@/lib/photos/media/limits'
import { UnsentMedium } from '@/lib/photos/media/schema'
import { type BookingChoice, FileId, ServiceReference } from './sending'

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
  /** Absent in drafts of earlier releases, and where it isn't known. */
  room: z.enum(roomsInOrder).optional(),
  /** Files of one shot, such as its exposures; only one of them is sent. */
  stack: z.object({ id: z.string().max(50), isSent: z.boolean() }).optional(),
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
  /** Absent in drafts of earlier releases. */
  extras: z
    .array(
      z.object({
        name: z.string().max(extraNameLimit * 2),
        amount: z.string().max(100),
        serviceId: ServiceReference,
      }),
    )
    .max(extraLimit)
    .optional(),
  /** What the client chooses from; absent while all photos are sold together. */
  choice: z.object({ included: z.string().max(20), extraPhoto: z.string().max(100) }).optional(),
  split: z
    .array(
      z.object({
        name: z.string().max(payerNameLimit),
        email: z.string().max(254),
        unit: z.enum(['percent', 'amount']),
        size: z.string().max(100),
      }),
    )
    .max(maxShares)
    .optional(),
  googleDriveLink: z.string().max(2000),
  deliveryInstructions: z.string().max(instructionsLimit * 2),
  expiresOn: z.string().max(10),
  /** Films and documents that were uploaded; absent without any. */
  media: z.array(UnsentMedium).max(maxMediaFiles).optional(),
  /** Absent in drafts of earlier releases. */
  license: LicenseKindChoice.optional(),
})

export type DeliveryDraft = z.output<typeof DeliveryDraft>

/** A draft by the idempotency key of its form. */
export const OneDraft = DeliveryDraft.pick({ idempotencyKey: true })

/** Photos being added to a delivery, as chosen so far. */
export const AdditionDraft = z.object({
  idempotencyKey: z.uuid(),
  deliveryId: z.uuid(),
  files: z.array(DraftFile).max(fullPhotoLimit),
})

export type AdditionDraft = z.output<typeof AdditionDraft>

/** A draft as the form restores it. */
export type SavedDraft = { contents: DeliveryDraft; savedAt: string; booking: BookingChoice | null }

/** A draft in the list of unfinished ones. `label`: its booking; null if none was chosen. */
export type DraftSummary = {
  idempotencyKey: string
  bookingId: string | null
  label: string | null
  fileCount: number
}
