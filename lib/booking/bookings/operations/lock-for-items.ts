import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { canChangeItems } from '@/lib/booking/bookings/policy'
import type { BookingWithParties } from '@/lib/booking/bookings/queries/select-booking'
import { hasOpenItems } from '@/lib/booking/bookings/rules/moves'
import { notYourBookingText } from '@/lib/booking/bookings/words/changes'
import { itemsClosedText } from '@/lib/booking/bookings/words/items'
import type { Transaction } from '@/lib/platform/data/db'
import { AppError, ForbiddenError } from '@/lib/platform/errors'
import { lockBooking, partiesOf } from './lock-booking'

/**
 * Locks a booking whose items the actor changes, and returns it.
 * @throws NotFoundError; ForbiddenError for another person's booking; AppError `conflict` once its photos were sent
 */
export async function lockForItems(
  tx: Transaction,
  actor: Actor,
  bookingId: string,
): Promise<BookingWithParties> {
  const found = await lockBooking(tx, actor, bookingId)
  if (!canChangeItems(actor, partiesOf(found.booking))) throw new ForbiddenError(notYourBookingText)
  if (!hasOpenItems(found.booking)) throw new AppError('conflict', itemsClosedText)
  return found
}
