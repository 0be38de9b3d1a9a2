import { z } from 'zod'
import type { ChoiceTexts } from '@/lib/photos/deliveries/rules/choosing'
import type { FocalPoint } from '@/lib/photos/deliveries/rules/focal-point'
import type { LicenseTerms } from '@/lib/photos/licenses/schema'
import { calendarDate } from '@/lib/platform/time/date-schema'
import type { InvoiceStatus, Room } from '@/prisma/generated/enums'
import type { PhotoChoices } from './choosing'
import type { GalleryPhoto, ShownPhoto } from './photos'
import type { PlanPin } from './plan-pins'

const OptionalId = z.uuid().optional().catch(undefined)

/** The query parameters of the gallery, the photo view, and Send Photos. Malformed values count as absent. */
export const DeliveryQuery = z.object({
  booking_id: OptionalId,
  delivery_id: OptionalId,
  /** The idempotency key of a draft. */
  draft: OptionalId,
  payment: z.enum(['success', 'cancelled']).optional().catch(undefined),
  session_id: z.string().max(200).optional().catch(undefined),
  page: z.coerce.number().int().min(1).max(10_000).catch(1),
  /** `1`: on phones, show the list instead of the chosen delivery; there's room for only one of them. */
  list: z.literal('1').optional().catch(undefined),
  /** `all`: show all of the delivery's activity, not only the latest. */
  events: z.literal('all').optional().catch(undefined),
})

export const OneDelivery = z.object({ deliveryId: z.uuid() })

/** `expiresOn`: the last day a client can open the gallery; empty means no expiry date. */
export const ChangeExpiry = z.object({
  deliveryId: z.uuid(),
  expiresOn: z.union([z.literal('').transform(() => null), calendarDate('Enter a valid date')]),
})

export type ChangeExpiryInput = z.output<typeof ChangeExpiry>

/** A row in the list of deliveries. */
export type DeliverySummary = {
  id: string
  bookingId: string
  street: string
  deliveredOn: string
  /** Whether it was delivered in the last two weeks. */
  isRecent: boolean
  photoCount: number
  /** When it was brought from another tool: then nothing is paid for it here, and it was delivered on the day of the shoot. */
  importedOn: string | null
  /** Null for readers who don't see payments. */
  paid: boolean | null
  /** The invoice that covers the delivery. */
  invoice: { status: InvoiceStatus; isComplimentary: boolean } | null
  /** What a brokerage pays later for unlocked photos, by its statement's number, null for the next one; null for nothing. */
  statement: { number: string | null } | null
  /** Who booked it, for an admin of their brokerage; null for others. */
  agent: string | null
  /** Whether it has expired for this viewer. */
  expired: boolean
  /** The picture that represents it: the chosen cover, else a preview or the first photo. Null if there's none to show. */
  cover: DeliveryCover | null
}

/** A delivery on its client's home, with its picture. */
export type GalleryTile = Pick<DeliverySummary, 'id' | 'bookingId' | 'street' | 'photoCount'> & {
  cover: DeliveryCover
}

/** `isFree`: only its watermarked variants can be shown. `focus`: what stays visible where it's cropped; absent for its center. */
export type DeliveryCover = { photoId: string; isFree: boolean; focus?: FocalPoint }

/** The first photos of a delivery, as far as its reader sees them; of locked ones, only their colors. */
export type DeliveryPictures = {
  tiles: (DeliveryCover | Pick<LockedTile, 'miniature' | 'placeholder'>)[]
  /** How many photos follow. */
  moreCount: number
}

/** What may be shown of a photo that isn't paid for: neither its name nor its id. */
export type LockedTile = {
  /** A picture of at most 24 px, as WebP in Base64. */
  miniature: string | null
  /** `#rrggbb` */
  placeholder: string | null
  /** Pixels; null until measured. */
  width: number | null
  height: number | null
  room: Room | null
  /** Its place among the previews; null for a photo that isn't one. */
  preview: number | null
}

/** A delivery with its photos. Leaves out everything this viewer can't see yet. */
export type DeliveryDetail = {
  id: string
  bookingId: string
  street: string
  town: string
  shotOn: string
  /** The photographer's name. */
  shotBy: string
  deliveredOn: string
  /** As in DeliverySummary. */
  importedOn: string | null
  fileName: string
  photoCount: number
  /** Those to the booking's client. */
  instructions: string | null
  /** Whether the photos of another client's booking were transferred to this viewer. */
  isTransferred: boolean
  /** Whether this viewer sees them only as an admin of the brokerage through which they were booked. */
  isOverseen: boolean
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
  /** The license that paying the invoice grants; null where it isn't payable. */
  offered: LicenseTerms | null
  /** Null for readers who don't see payments. */
  paid: boolean | null
  /** As in DeliverySummary. */
  statement: { number: string | null } | null
  /** The last day the client can open it, such as `June 12, 2026`; null if it doesn't expire. */
  expiresOn: string | null
  /** Whether it has expired: clients then see no photos, photographers see all of them. */
  expired: boolean
  /** Whether this viewer can open the full photos, the originals and the download link. */
  open: boolean
  previews: ShownPhoto[]
  /** Empty while locked. */
  photos: GalleryPhoto[]
  /** Where on its floor plans they were taken; empty while locked. */
  pins: PlanPin[]
  /** Signed URLs of the first tiles, by photo id; valid for an hour. */
  tileAddresses: Record<string, string>
  /** Whether this viewer marks favorites; a photographer only sees those of the booking's client. */
  canMarkFavorites: boolean
  /** Whether this viewer can add, remove and replace photos. */
  mayAddPhotos: boolean
  /** Null while locked, and while some photos aren't sold. */
  driveLink: string | null
  /** What its client chooses; null where all photos are sold together, and for other clients. */
  choice: PhotoChoices | null
  /**
   * For a viewer who sets what the client chooses from, or sees what they chose: the currency, and the terms by what was booked.
   * Null for others, and once all photos were sold together.
   */
  offer: { currency: string; prefill: ChoiceTexts } | null
  /** The photo of `photos`, or while locked of `previews`, that stands for the delivery; null if none can be shown. */
  coverId: string | null
  /** What of it stays visible where it's cropped; null for its center. */
  coverFocus: FocalPoint | null
  /**
   * What the locked grid shows of the first photos, with the previews in their places, and of an expired gallery only the first.
   * Empty where no tiles were asked for.
   */
  locked: LockedTile[]
  /** The miniatures of the first unlocked photos, by id, for a page on which they unlock; empty elsewhere. */
  miniatures: Record<string, string>
  /** How many full photos payment unlocks, not counting the previews. */
  lockedCount: number
  /** How many photos are still being prepared. */
  preparing: number
  /** Sentences about photos that can't be displayed; photographers only. */
  problems: string[]
}
