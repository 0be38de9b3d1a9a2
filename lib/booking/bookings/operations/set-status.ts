import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import type { BookingWithParties } from '@/lib/booking/bookings/queries/select-booking'
import { type Move, moves } from '@/lib/booking/bookings/rules/moves'
import type { Transaction } from '@/lib/platform/data/db'
import type { BookingStatus } from '@/prisma/generated/enums'
import { decideMove, lockBooking } from './lock-booking'
import { recordEvent } from './record-event'

/**
 * Changes a booking's status, raises its revision, and adds the change to the timeline. Notifies nobody. Returns the status
 * before too.
 * @throws NotFoundError, AppError `forbidden`, AppError `conflict`
 */
export async function setStatus(
  tx: Transaction,
  actor: Actor,
  move: Exclude<Move, 'reschedule'>,
  bookingId: string,
  isPhotographerAway = false,
): Promise<BookingWithParties & { formerStatus: BookingStatus }> {
  const { booking: before, ...parties } = await lockBooking(tx, actor, bookingId)
  const status = decideMove(actor, move, before)
  const row = await tx.booking.update({
    where: { id: bookingId },
    data: { status, calendarSequence: { increment: 1 } },
    select: { calendarSequence: true, updatedAt: true },
  })
  const booking = {
    ...before,
    status,
    revision: row.calendarSequence,
    changedAt: row.updatedAt.toISOString(),
  }
  const { kind } = moves[move]
  await recordEvent(tx, { actorId: actor.profileId, kind, before, after: booking, isPhotographerAway })
  return { ...parties, booking, formerStatus: before.status }
}
