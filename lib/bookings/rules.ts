import type { BookingEventKind, BookingStatus, Role } from '@/prisma/generated/enums'
import type { BookingItem, BookingState } from './schema'

export type Move = 'approve' | 'complete' | 'cancel' | 'reschedule'

type Rule = {
  from: readonly BookingStatus[]
  /** `same`: the status does not change. */
  to: Record<Role, BookingStatus | 'same'>
  kind: BookingEventKind
}

const live = ['PENDING', 'CONFIRMED'] as const

/** Every move a booking can make. A client's new time is a new request; a photographer's own needs no approval. */
export const moves: Record<Move, Rule> = {
  approve: { from: ['PENDING'], to: { CLIENT: 'CONFIRMED', PHOTOGRAPHER: 'CONFIRMED' }, kind: 'APPROVED' },
  complete: { from: live, to: { CLIENT: 'COMPLETED', PHOTOGRAPHER: 'COMPLETED' }, kind: 'COMPLETED' },
  cancel: { from: live, to: { CLIENT: 'CANCELLED', PHOTOGRAPHER: 'CANCELLED' }, kind: 'CANCELLED' },
  reschedule: { from: live, to: { CLIENT: 'PENDING', PHOTOGRAPHER: 'same' }, kind: 'RESCHEDULED' },
}

/** Whether a booking in this status can make the move. */
export function isAllowed(move: Move, status: BookingStatus): boolean {
  return moves[move].from.includes(status)
}

/** The status after a move, or null when it is not allowed. */
export function statusAfter(move: Move, status: BookingStatus, by: Role): BookingStatus | null {
  if (!isAllowed(move, status)) return null
  const to = moves[move].to[by]
  return to === 'same' ? status : to
}

/** Why a move is refused: `A cancelled booking cannot be rescheduled.` */
export function refusalOf(move: Move, status: BookingStatus): string {
  const past = { approve: 'approved', complete: 'completed', cancel: 'cancelled', reschedule: 'rescheduled' }
  return `A ${status.toLowerCase()} booking cannot be ${past[move]}.`
}

/** Whether a booking is still to be done. */
export function isLive(status: BookingStatus): boolean {
  return status === 'PENDING' || status === 'CONFIRMED'
}

/** What people call a booking by: the first 8 characters of its id. */
export function bookingNumber(bookingId: string): string {
  return bookingId.slice(0, 8)
}

/** What the timeline keeps of a booking. */
export function bookingState(booking: BookingItem): BookingState {
  const { status, date, startTime, endTime, address } = booking
  return { status, date, startTime, endTime, address, photographerId: booking.photographer.id }
}
