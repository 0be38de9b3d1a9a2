import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { type CreatedBooking, createBooking, findRequest } from '@/lib/bookings/commands/create-booking'
import type { BookShoot } from '@/lib/bookings/schema'
import { readConfirmedCard } from '@/lib/cards/queries'
import { db } from '@/lib/platform/db'

/**
 * Books a shoot with the card a browser has handed over: first the provider is asked, then everything is written at once.
 * A repeat with the same request key answers the first booking and asks nobody.
 * @throws Refusal `payment-refused` for a card that is not confirmed; see createBooking for the others
 */
export async function bookShoot(actor: Actor, { card, ...input }: BookShoot): Promise<CreatedBooking> {
  const repeated = await findRequest(db(), actor, input.requestKey)
  if (repeated) return repeated
  const presented = 'setupIntentId' in card ? await readConfirmedCard(actor, card.setupIntentId) : card
  return createBooking(actor, input, presented)
}
