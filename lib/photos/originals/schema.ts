import { z } from 'zod'
import type { StateRule } from '@/lib/photos/originals/rules/state-rules'
import type { CalendarDate, WallTime } from '@/lib/platform/time/calendar-date'

export const OriginalsDelivery = z.object({ deliveryId: z.uuid() })

/** The address of a picture on the page, unverified. */
export const OriginalsPicture = z.object({
  token: z.string().max(100),
  photoId: z.uuid(),
  variant: z.enum(['tile', 'screen']),
})
export type OriginalsPicture = z.output<typeof OriginalsPicture>

/** A picture on the page; sizes in pixels, null until measured. */
export type ShownPicture = {
  id: string
  width: number | null
  height: number | null
  /** `#rrggbb` */
  placeholder: string | null
}

/** An altered photo beside its unaltered one. `room` is empty if it isn't known. */
export type OriginalsPair = {
  altered: ShownPicture
  unaltered: ShownPicture
  room: string
  /** What was altered: `Virtually staged, Sky replaced`. */
  alterations: string
}

/** What anyone with the address sees. No names, no contact details, no captions, which may have them. */
export type PublicOriginals = { street: string; town: string; pairs: OriginalsPair[] }

/** A QR code as the SVG path of its dark modules, one unit each, in a square of this size. */
export type PageCode = { size: number; path: string }

/** What those who may share the page see of it. */
export type OriginalsState = {
  deliveryId: string
  /** Null while it's off, or if the server's secret changed since. */
  address: string | null
  qrCode: PageCode | null
  isOn: boolean
  pairCount: number
  /** How many altered photos have no unaltered photo. */
  missingCount: number
}

/** A photo in the disclosure record. Dates are formatted. */
export type RecordedPhoto = {
  name: string
  /** When its current file was uploaded. */
  uploadedOn: string
  /** The number of its version, from 1. */
  version: number
  contentType: string
  /** The storage keys of the original, and of a small picture; null if there's none. */
  key: string
  pictureKey: string | null
  sizeBytes: number
  crc32: number
  /** Of the original, in hexadecimal. */
  sha256: string
}

/** An altered photo in the disclosure record. `unaltered`: null if none was delivered, or sold to this reader. */
export type RecordedPair = {
  altered: RecordedPhoto
  unaltered: RecordedPhoto | null
  /** Empty if it isn't known. */
  room: string
  /** What was done, in sentences. */
  alterations: string
  /** The label for the listing. */
  label: string
}

/** What a board wants of altered photos, each with its source. */
export type BoardRule = {
  name: string
  area: string
  figures: { title: string; text: string; source: string | null }[]
}

/** What was altered in a delivery's photos, beside the originals, and what has to be said about it. */
export type DisclosureRecord = {
  address: string
  /** Where the property is, by name; null if unknown. */
  state: string | null
  studioName: string
  /** The day it was written, in the studio's time zone, and the day of the delivery. */
  today: CalendarDate
  deliveredOn: CalendarDate
  deliveredAt: WallTime
  pairs: RecordedPair[]
  stateRules: readonly StateRule[]
  board: BoardRule | null
  /** The address of the public page of originals; null while it's off, or for those who can't share it. */
  pageAddress: string | null
}

/** For the links to a delivery's disclosure record. */
export type RecordLinks = { deliveryId: string; alteredCount: number }
