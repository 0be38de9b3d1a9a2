import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { canHaveSlot, slotTaken } from '@/lib/bookings/commands/claim-slot'
import { type CreatedBooking, createBooking, findRequest } from '@/lib/bookings/commands/create-booking'
import type { BookShoot } from '@/lib/bookings/schema'
import { readConfirmedCard } from '@/lib/cards/queries'
import { db } from '@/lib/platform/db'

/**
 * Books a shoot with the card a browser has handed over: first the provider is asked, then everything is written at once.
 * A repeat with the same request key answers the first booking and asks nobody, and neither does a slot that is gone.
 * @throws Refusal `payment-refused` for a card that is not confirmed; see createBooking for the others
 */
export async function bookShoot(actor: Actor, { card, ...input }: BookShoot): Promise<CreatedBooking> {
  const isFree = await canHaveSlot(actor, input.slotId)
  // Asked after that: a slot which this very press has taken a moment ago is no reason to refuse it.
  const repeated = await findRequest(db(), actor, input.requestKey)
  if (repeated) return repeated
  if (!isFree) throw slotTaken()
  const presented = 'setupIntentId' in card ? await readConfirmedCard(actor, card.setupIntentId) : card
  return createBooking(actor, input, presented)
}
