import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { type Move, moves } from '@/lib/bookings/rules'
import type { BookingItem } from '@/lib/bookings/schema'
import type { Transaction } from '@/lib/platform/db'
import { decideMove, type LockedBooking, lockBooking } from './lock-booking'
import { recordEvent } from './record-event'

export type MovedBooking = Omit<LockedBooking, 'item'> & { booking: BookingItem }

/**
 * Makes a move that changes nothing but the status, and adds it to the timeline.
 * @throws NotFound, Refusal `forbidden`, Refusal `conflict`
 */
export async function setStatus(
  tx: Transaction,
  actor: Actor,
  move: Exclude<Move, 'reschedule'>,
  bookingId: string,
): Promise<MovedBooking> {
  const locked = await lockBooking(tx, actor, bookingId)
  const status = decideMove(actor, move, locked)
  const { item: before, ...rest } = locked
  await tx.booking.update({ where: { id: bookingId }, data: { status }, select: { id: true } })
  const booking = { ...before, status }
  await recordEvent(tx, { actorId: actor.profileId, kind: moves[move].kind, before, after: booking })
  return { ...rest, booking }
}
