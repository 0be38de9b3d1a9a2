import { z } from 'zod'
import { fullPhotoLimit } from '@/lib/photos/deliveries/limits'
import { type ChoiceTerms, type ExtraTax, isPhotoCount } from '@/lib/photos/deliveries/rules/choosing'
import { includedCountText } from '@/lib/photos/deliveries/words/choosing'
import { amountSchema } from '@/lib/platform/money/amount-schema'
import type { ShownPhoto } from './photos'

/** What a client may choose from, as typed. */
export const OfferedChoice = z.object({
  includedPhotos: z.string().refine(isPhotoCount, includedCountText).transform(Number),
  extraPhoto: amountSchema({ positive: true }),
})
export type OfferedChoice = z.output<typeof OfferedChoice>

export const OfferChoice = OfferedChoice.extend({ deliveryId: z.uuid() })
export type OfferChoice = z.output<typeof OfferChoice>

export const ChoosePhoto = z.object({ photoId: z.uuid(), isChosen: z.boolean() })
export type ChoosePhoto = z.output<typeof ChoosePhoto>

/** The chosen photos, and what they cost besides those included, as they were shown. */
export const ConfirmChoice = z.object({
  deliveryId: z.uuid(),
  photoIds: z.array(z.uuid()).min(1).max(fullPhotoLimit),
  extraCents: z.int().min(0),
})
export type ConfirmChoice = z.output<typeof ConfirmChoice>

/** `unpaid`: sold, and locked until its invoice is paid. */
export type ChoosablePhoto = ShownPhoto & { status: 'open' | 'chosen' | 'unpaid' | 'unlocked' }

/** A delivery of which the client chooses the photos that they pay for. */
export type PhotoChoices = ChoiceTerms & {
  currency: string
  /** In the gallery's order. */
  photos: ChoosablePhoto[]
  /** How many are sold: paid, or on an unpaid invoice. */
  soldCount: number
  /** Whether this viewer chooses: the booking's client does. */
  canChoose: boolean
  /** Whether this viewer can change what is offered: nothing is sold yet. */
  canOffer: boolean
  /** What its client owes now: on the delivery's invoice, and on those of photos that were chosen later. */
  dueCents: number
  /** How extra photos are taxed. */
  tax: ExtraTax
  /** Whether the delivery's invoice is charged to the client's card, so that extra photos are billed separately. */
  isCharged: boolean
  /** Whether others pay a part of extra photos, so that they cost the client at most what is shown. */
  isCovered: boolean
  /** Whether the client can take back what they confirmed and haven't paid. */
  canTakeBack: boolean
  /** The unpaid invoices of photos that were chosen later; none for readers who don't see payments. */
  unpaid: { invoiceId: string; number: string; amount: string; photoCount: number }[]
}
