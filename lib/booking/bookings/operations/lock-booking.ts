import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { sideOf } from '@/lib/auth/rules/capabilities'
import { canChange, canDecide, visibleTo } from '@/lib/booking/bookings/policy'
import {
  type BookingWithParties,
  bookingWithParties,
  toBookingWithParties,
} from '@/lib/booking/bookings/queries/select-booking'
import { isStoppedByStart, type Move, statusAfter } from '@/lib/booking/bookings/rules/moves'
import type { BookingItem } from '@/lib/booking/bookings/schema/bookings'
import { hasBegunText, moveError, notYourBookingText } from '@/lib/booking/bookings/words/changes'
import type { Transaction } from '@/lib/platform/data/db'
import { lockRow } from '@/lib/platform/data/lock'
import { AppError, NotFoundError } from '@/lib/platform/errors'
import { studioTimeIn } from '@/lib/platform/time/clock'
import type { BookingStatus } from '@/prisma/generated/enums'

/** Locks a booking and returns it. @throws NotFoundError when the actor may not see it */
export async function lockBooking(
  tx: Transaction,
  actor: Actor,
  bookingId: string,
): Promise<BookingWithParties> {
  await lockRow(tx, 'bookings', bookingId)
  const row = await tx.booking.findFirst({
    where: { AND: [{ id: bookingId }, visibleTo(actor)] },
    select: bookingWithParties,
  })
  if (!row) throw new NotFoundError('Booking not found')
  return toBookingWithParties(row)
}

/** Returns the fields of a booking that the policy needs. */
export function partiesOf({ client, photographer }: BookingItem) {
  return { clientId: client.id, photographerId: photographer.id, photographer }
}

/**
 * Returns the status of a locked booking after the actor's move.
 * @throws AppError `forbidden` for another person's booking, `conflict` when its status or a delivery doesn't allow the move
 */
export function decideMove(actor: Actor, move: Move, booking: BookingItem): BookingStatus {
  const parties = partiesOf(booking)
  const isDecision = move === 'approve' || move === 'complete'
  if (isDecision ? !canDecide(actor, parties) : !canChange(actor, parties)) {
    throw new AppError('forbidden', notYourBookingText)
  }
  const next = statusAfter(move, booking, sideOf(actor))
  if (!next) throw new AppError('conflict', moveError(move, booking))
  return next
}

/**
 * @param booking as it was before the move
 * @throws AppError `conflict` when a client cancels or reschedules an approved shoot that has begun
 */
export function assertNotBegun(actor: Actor, move: Move, booking: BookingItem, timeZone: string): void {
  if (isStoppedByStart(move, booking, sideOf(actor), studioTimeIn(timeZone)))
    throw new AppError('conflict', hasBegunText)
}
