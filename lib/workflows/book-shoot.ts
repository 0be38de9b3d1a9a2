import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { slotTaken } from '@/lib/availability/operations/claim-slot'
import { findRun } from '@/lib/availability/operations/find-run'
import { type CreatedBooking, createBooking, findRequest } from '@/lib/bookings/commands/create-booking'
import type { BookShoot } from '@/lib/bookings/schema'
import { readConfirmedCard } from '@/lib/cards/queries/read-confirmed-card'
import { listServices } from '@/lib/catalog/queries/list-services'
import { pickServices, visitMinutes } from '@/lib/catalog/rules/services'
import { now } from '@/lib/platform/clock'
import { db } from '@/lib/platform/db'
import { getStudio } from '@/lib/studio/queries/get-studio'

/**
 * Books a shoot with a card: reads the card from Stripe, then writes everything in one transaction. Doesn't call Stripe for
 * a slot that is gone. Idempotent by idempotency key: a repeat returns the first booking.
 * @throws AppError `payment-failed` for a card that isn't confirmed; see createBooking for the others
 */
export async function bookShoot(actor: Actor, { card, ...input }: BookShoot): Promise<CreatedBooking> {
  const isFree = await canHaveTime(actor, input)
  // Checked afterwards, because this very request may have taken the slot a moment ago.
  const repeated = await findRequest(db(), actor, input.idempotencyKey)
  if (repeated) return repeated
  if (!isFree) throw slotTaken()
  const presented = 'setupIntentId' in card ? await readConfirmedCard(actor, card.setupIntentId) : card
  return createBooking(actor, input, presented)
}

/** Checks the time without a lock, so that late requests fail early. The booking checks it again under its lock. */
async function canHaveTime(actor: Actor, { slotId, serviceIds }: Pick<BookShoot, 'slotId' | 'serviceIds'>) {
  const [{ timeZone }, services] = await Promise.all([getStudio(), listServices()])
  const minutes = visitMinutes(pickServices(services, serviceIds))
  return (await findRun(db(), actor, { slotId, minutes }, { now: now(), timeZone })) !== null
}
