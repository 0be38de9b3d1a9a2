import type { Side } from '@/lib/auth/rules/capabilities'
import type { BookingItem } from '@/lib/booking/bookings/schema/bookings'
import type { BookingEventKind, BookingStatus } from '@/prisma/generated/enums'
import { hasBegun, type StudioTime } from './visit-end'

/** The live event that refreshes both sides' open pages after a change. Its payload is only the booking's id. */
export const bookingChanged = 'booking-changed'

export type Move = 'approve' | 'complete' | 'cancel' | 'reschedule'

type Rule = {
  from: readonly BookingStatus[]
  /** `same` leaves the status as it is. */
  to: Record<Side, BookingStatus | 'same'>
  kind: BookingEventKind
}

const live = ['PENDING', 'CONFIRMED'] as const

/** All status transitions. A client's reschedule needs approval again; a photographer's doesn't. */
export const moves: Record<Move, Rule> = {
  approve: { from: ['PENDING'], to: { CLIENT: 'CONFIRMED', PHOTOGRAPHER: 'CONFIRMED' }, kind: 'APPROVED' },
  complete: { from: live, to: { CLIENT: 'COMPLETED', PHOTOGRAPHER: 'COMPLETED' }, kind: 'COMPLETED' },
  cancel: { from: live, to: { CLIENT: 'CANCELLED', PHOTOGRAPHER: 'CANCELLED' }, kind: 'CANCELLED' },
  reschedule: { from: live, to: { CLIENT: 'PENDING', PHOTOGRAPHER: 'same' }, kind: 'RESCHEDULED' },
}

/** The fields that determine which moves a booking allows. */
export type Movable = Pick<BookingItem, 'status' | 'isDelivered'>

/** Whether items can be added to a booking, and removed: until the shoot is over or its photos are sent. */
export function hasOpenItems({ status, isDelivered }: Movable): boolean {
  return isLive(status) && !isDelivered
}

/** Whether a booking allows the move. Once photos were sent, it can't be cancelled or rescheduled. */
export function isAllowed(move: Move, booking: Movable): boolean {
  return moves[move].from.includes(booking.status) && !isStoppedByDelivery(move, booking)
}

/** Whether a delivery alone stops the move. */
export function isStoppedByDelivery(move: Move, { isDelivered }: Movable): boolean {
  return isDelivered && movesTime(move)
}

/**
 * Whether the start of a shoot alone stops the move: from then on only the studio can cancel or reschedule it. A request that it
 * never approved stays the client's to change.
 */
export function isStoppedByStart(
  move: Move,
  shoot: Pick<BookingItem, 'status' | 'date' | 'startTime'>,
  by: Side,
  clock: StudioTime,
): boolean {
  return by === 'CLIENT' && shoot.status === 'CONFIRMED' && movesTime(move) && hasBegun(shoot, clock)
}

function movesTime(move: Move): boolean {
  return move === 'cancel' || move === 'reschedule'
}

/** Returns the status after a move, or null when the move isn't allowed. */
export function statusAfter(move: Move, booking: Movable, by: Side): BookingStatus | null {
  if (!isAllowed(move, booking)) return null
  const to = moves[move].to[by]
  return to === 'same' ? booking.status : to
}

/** Whether a booking is pending or confirmed. */
export function isLive(status: BookingStatus): boolean {
  return status === 'PENDING' || status === 'CONFIRMED'
}
