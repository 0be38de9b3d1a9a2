import { z } from 'zod'

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
