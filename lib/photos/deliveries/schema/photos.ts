import { z } from 'zod'
import type { Alteration, Room } from '@/prisma/generated/enums'

/**
 * The variants of a photo, as in its URL. `thumbnail` and `preview` are watermarked; the others require payment. `panorama` is
 * the large picture that one looks around in, or zooms into if it's a floor plan.
 */
export const photoVariants = [
  'thumbnail',
  'preview',
  'tile',
  'screen',
  'panorama',
  'web',
  'print',
  'original',
] as const

export type PhotoVariant = (typeof photoVariants)[number]

export const PhotoAddress = z.object({ photoId: z.uuid(), variant: z.enum(photoVariants) })

/** What people entered about a photo; fields without a value are left out to save space. */
export type PhotoDetails = {
  caption?: string
  room?: Room
  alterations?: Alteration[]
  /** The number of the approved version; absent for the delivered one. */
  version?: number
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
  /** Absent if nothing was entered. */
  details?: PhotoDetails | null
}

/** A full photo of an unlocked delivery, as shown in the grid and the viewer. */
export type GalleryPhoto = ShownPhoto & {
  /** Marked by the client. */
  favorite: boolean
  /** Size of the original. */
  bytes: number
  /** Size of the web variant; null if there's none. */
  webBytes: number | null
}

/** The contents of a ZIP of some photos. */
export type ZipContents = {
  originalBytes: number
  /** Null if none of them is available in web size. */
  webBytes: number | null
  /** How many are left out in web size because they couldn't be prepared. */
  webLeftOut: number
  /** How many are still being prepared; the ZIP isn't available until they're done. */
  waiting: number
}

export const SetFavorite = z.object({ photoId: z.uuid(), favorite: z.boolean() })

export type SetFavoriteInput = z.output<typeof SetFavorite>

/** `variant`: the one shown in the viewer. */
export const RecordPhotoViewed = z.object({ photoId: z.uuid(), variant: z.enum(['preview', 'screen']) })

export type RecordPhotoViewedInput = z.output<typeof RecordPhotoViewed>
