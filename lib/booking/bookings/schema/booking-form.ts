import { z } from 'zod'
import { AccessDetails } from '@/lib/booking/access-details/schema'
import { limits } from '@/lib/booking/bookings/limits'
import {
  longAddressText,
  missingAddressText,
  missingServiceText,
  missingTimeText,
} from '@/lib/booking/bookings/words/fields'
import { ChosenCard } from '@/lib/catalog/cards/schema'
import { PhotoCounts, PropertySize } from '@/lib/catalog/services/schema/services'
import { calendarDate } from '@/lib/platform/time/date-schema'
import { Facing, PropertyAddress } from '@/lib/studio/places/schema'

const slotId = z.uuid(missingTimeText)

/** The texts a person types about a shoot. */
export const ShootDetails = z.object({
  propertyAddress: z
    .string()
    .trim()
    .min(1, missingAddressText)
    .max(limits.propertyAddress, longAddressText(limits.propertyAddress)),
  specialInstructions: z
    .string()
    .trim()
    .max(
      limits.specialInstructions,
      `Special instructions must be at most ${limits.specialInstructions} characters`,
    )
    .default(''),
})
export type ShootDetails = z.output<typeof ShootDetails>

export const BookShoot = ShootDetails.extend({
  /** An idempotency key from the browser; a retry returns the first booking. */
  idempotencyKey: z.uuid(),
  serviceIds: z.array(z.string().min(1).max(100)).min(1, missingServiceText).max(50),
  /** What prices by size or photo count are computed from. */
  size: PropertySize.optional(),
  photoCounts: PhotoCounts.optional(),
  slotId,
  /** The parts of the address, if they were entered separately. */
  property: PropertyAddress.optional(),
  facing: Facing.optional(),
  /** The day the listing goes live. */
  goLiveOn: calendarDate().nullish(),
  /** The total shown to the client, in cents. It sets no price: a booking with another total is rejected. */
  shownTotalCents: z.int().min(0),
  /** The tax that was shown on top of it: 0 for none, null if it depended on the property's place. */
  shownTaxCents: z.int().min(0).nullable().default(0),
  /** What the client was shown that their brokerage pays of both; nothing without one. */
  shownCoveredCents: z.int().min(0).optional(),
  /** The currency of that total. A booking in another currency is rejected too. */
  shownCurrency: z.string().length(3).optional(),
  /** The code of the coupon that the shown total contains. */
  couponCode: z.string().trim().max(100).optional(),
  /** Without one only if a brokerage pays for all of it. */
  card: ChosenCard.optional(),
  /** What the client agreed to, as it was shown. A booking with other terms is rejected. */
  agreedText: z.string().max(2000).optional(),
  accessDetails: AccessDetails.optional(),
  /** The quote request that becomes this booking. Its price counts if it's the client's. */
  quoteId: z.uuid().optional(),
})
export type BookShoot = z.output<typeof BookShoot>

/**
 * `clientId` is the profile id of the client whom the actor books for. Without a card: only its owner can save one, and agree to
 * charges.
 */
export const BookForClient = BookShoot.omit({ card: true, agreedText: true }).extend({ clientId: z.uuid() })
export type BookForClient = z.output<typeof BookForClient>

/** A booking, and where its client goes on if the deposit couldn't be charged at once, with the reason. */
export type BookedShoot = { bookingId: string; unpaid: { href: string; message: string } | null }

export const RescheduleBooking = ShootDetails.extend({
  bookingId: z.uuid(),
  slotId,
  /** The new go-live date, or null to remove it; without it, the booking keeps its own. */
  goLiveOn: calendarDate().nullish(),
})
export type RescheduleBooking = z.output<typeof RescheduleBooking>
