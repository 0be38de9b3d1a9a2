import { z } from 'zod'
import { PhotoSelection } from '@/lib/photos/deliveries/schema/zip'

const Pixels = z.int().min(1).max(100_000)
const PlannedSize = z.object({ width: Pixels, height: Pixels })

/** Everything that determines a rendered picture. */
export const RenderPlan = z.object({
  /** The finished picture. */
  size: PlannedSize,
  /** The photo in it, before cropping or inside white bars. */
  scaled: PlannedSize,
  method: z.enum(['SCALE', 'CROP', 'PAD']),
  maxBytes: z.int().nullable(),
  /** Whether a picture that can't be made that small is delivered nevertheless. */
  mayExceedBytes: z.boolean().default(false),
  /** What the picture must still have after being reduced to fit `maxBytes`. */
  minWidth: z.int().nullable(),
  minHeight: z.int().nullable(),
  /** Text on the picture. */
  label: z.string().nullable(),
})
export type RenderPlan = z.infer<typeof RenderPlan>

/** The query of the page. Malformed values count as absent. */
export const MlsPageQuery = z.object({
  booking_id: z.uuid().optional().catch(undefined),
  delivery_id: z.uuid().optional().catch(undefined),
  profile: z.uuid().optional().catch(undefined),
})

/** A delivery, and the board that is wanted; else the one chosen last. */
export const OpenMlsDownload = z.object({ deliveryId: z.uuid(), profileId: z.uuid().optional() })

const photos = z.union([z.literal('all'), PhotoSelection]).default('all')

/**
 * The photos that are prepared for a board: all of a delivery, or those with these short ids. `crop` and `bars`: those that
 * are cropped, or get white bars, to reach the board's smallest size or its shape.
 */
export const MlsRequest = z.object({
  deliveryId: z.uuid(),
  profile: z.uuid(),
  photos,
  crop: PhotoSelection.default([]),
  bars: PhotoSelection.default([]),
})
export type MlsRequest = z.output<typeof MlsRequest>
export type MlsRequestInput = z.input<typeof MlsRequest>

/** The query of a download: the ZIP, or with `file` only the file at that place, from 1. */
export const MlsDownloadQuery = MlsRequest.extend({
  file: z.coerce.number().int().min(1).max(10_000).optional(),
})
export type MlsDownloadQuery = z.output<typeof MlsDownloadQuery>

/** How far the preparation has come. */
export type MlsProgress = {
  ready: number
  total: number
  /** Photos that can't be made to fit. */
  failed: { photoId: string; problem: string }[]
}
