import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { slotTaken } from '@/lib/availability/operations/claim-run'
import { findRun } from '@/lib/availability/operations/find-run'
import { type CreatedBooking, createBooking, findRequest } from '@/lib/bookings/commands/create-booking'
import type { BookShoot } from '@/lib/bookings/schema'
import { readConfirmedCard } from '@/lib/cards/queries'
import { listServices } from '@/lib/catalog/queries'
import { pickServices, visitMinutes } from '@/lib/catalog/rules'
import { now } from '@/lib/platform/clock'
import { db } from '@/lib/platform/db'
import { getStudio } from '@/lib/studio/queries'

/**
 * Books a shoot with the card a browser has handed over: first the provider is asked, then everything is written at once.
 * A repeat with the same idempotency key answers the first booking and asks nobody, and neither does a slot that is gone.
 * @throws AppError `payment-failed` for a card that is not confirmed; see createBooking for the others
 */
export async function bookShoot(actor: Actor, { card, ...input }: BookShoot): Promise<CreatedBooking> {
  const isFree = await canHaveTime(actor, input)
  // Asked after that: a slot which this very press has taken a moment ago is no reason to refuse it.
  const repeated = await findRequest(db(), actor, input.idempotencyKey)
  if (repeated) return repeated
  if (!isFree) throw slotTaken()
  const presented = 'setupIntentId' in card ? await readConfirmedCard(actor, card.setupIntentId) : card
  return createBooking(actor, input, presented)
}

/** It locks nothing, so only the booking itself can promise the time: this spares those who are too late the queue. */
async function canHaveTime(actor: Actor, { slotId, serviceIds }: Pick<BookShoot, 'slotId' | 'serviceIds'>) {
  const [{ timeZone }, services] = await Promise.all([getStudio(), listServices()])
  const minutes = visitMinutes(pickServices(services, serviceIds))
  return (await findRun(db(), actor, { slotId, minutes }, { now: now(), timeZone })) !== null
}
