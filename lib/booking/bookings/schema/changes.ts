import { z } from 'zod'
import { itemNameLimit } from '@/lib/booking/bookings/limits'
import { itemAmountText, itemNameText } from '@/lib/booking/bookings/words/items'
import { amountSchema } from '@/lib/platform/money/amount-schema'
import { tooLongText } from '@/lib/platform/words'

export const BookingReference = z.object({ bookingId: z.uuid() })

/** `photographerId` is the new photographer's profile id. */
/** How a client's new bookings are charged. */
export const SetClientTerms = z.object({ clientId: z.uuid(), paysByInvoice: z.boolean() })
export type SetClientTerms = z.output<typeof SetClientTerms>

export const ReassignBooking = BookingReference.extend({ photographerId: z.uuid() })
export type ReassignBooking = z.output<typeof ReassignBooking>

export const CancelBooking = BookingReference.extend({
  /** The fee shown to the person, in cents. A cancellation that now costs more is rejected. */
  shownFeeCents: z.int().min(0),
  /** The payments shown to the person, and which of them to refund. A newer payment stops the cancellation. */
  payments: z
    .array(z.object({ invoiceId: z.uuid(), refund: z.boolean() }))
    .max(50)
    .default([]),
})
export type CancelBooking = z.output<typeof CancelBooking>

/** An item as typed. `itemId`: chosen by the browser; a retry with the same id adds nothing. */
export const AddItem = z.object({
  bookingId: z.uuid(),
  itemId: z.uuid(),
  /** The add-on of the catalog that it is; null for anything else. */
  serviceId: z.string().min(1).max(100).nullable(),
  name: z.string().trim().min(1, itemNameText).max(itemNameLimit, tooLongText('The name', itemNameLimit)),
  amount: amountSchema({ positive: true, missing: itemAmountText }),
})
export type AddItem = z.output<typeof AddItem>
export type AddItemInput = z.input<typeof AddItem>

export const RemoveItem = z.object({ bookingId: z.uuid(), itemId: z.uuid() })
export type RemoveItem = z.output<typeof RemoveItem>

/** The result of reassigning a photographer's open bookings; `stayed` lists those that couldn't be, with reasons. */
export type ReassignOutcome = {
  toName: string
  reassigned: number
  stayed: { bookingId: string; what: string; why: string }[]
}

/** An add-on for a booking. `amount`: as typed, empty where its price depends on something that isn't known. */
export type AddOnChoice = { id: string; name: string; amount: string; price: string }

/** The two sides of a booking. */
export type Party = 'client' | 'photographer'

/**
 * The changes that people are notified of. When a shoot moves to another photographer, the former one gets `handed-over`,
 * the new one `taken-over`, and the client `new-photographer`.
 */
export type Change =
  | 'approved'
  | 'rescheduled'
  | 'handed-over'
  | 'taken-over'
  | 'new-photographer'
  | 'cancelled'
  | 'completed'
  | 'fee-waived'
  | 'item-added'
  | 'item-removed'

/** A photographer isn't available for a shoot. Its client gets an apology, with this note unless it's empty. */
export type Absence = { note: string }
