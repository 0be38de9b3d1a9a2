import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { type CreatedBooking, createBooking } from '@/lib/bookings/commands/create-booking'
import type { BookShoot } from '@/lib/bookings/schema'
import { readConfirmedCard } from '@/lib/cards/queries/read-confirmed-card'

/**
 * Books a shoot with a saved card, or with a new one that is read back from Stripe.
 * @throws AppError `payment-failed` for a card that isn't confirmed; see createBooking for the others
 */
export function bookShoot(actor: Actor, { card, ...request }: BookShoot): Promise<CreatedBooking> {
  return createBooking(actor, request, () =>
    'setupIntentId' in card ? readConfirmedCard(actor, card.setupIntentId) : card,
  )
}
