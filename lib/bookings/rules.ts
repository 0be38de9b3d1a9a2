import { splitAddress } from '@/lib/platform/address'
import { type CalendarDate, formatDate, type WallTime } from '@/lib/platform/calendar-date'
import { instantOf } from '@/lib/platform/clock'
import { formatCents } from '@/lib/platform/money'
import type { BookingEventKind, BookingStatus, LateFeeState, Role } from '@/prisma/generated/enums'
import type { BookingItem, BookingState } from './schema'

/** What the open pages of a booking's two sides hear when it has changed. It carries an id only: read the page again. */
export const bookingChanged = 'booking-changed'

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

/** What decides which moves a booking can make. */
export type Movable = Pick<BookingItem, 'status' | 'isDelivered'>

/** Whether a booking can make the move. Once its photos were sent, it can be neither cancelled nor rescheduled. */
export function isAllowed(move: Move, booking: Movable): boolean {
  return moves[move].from.includes(booking.status) && !isStoppedByDelivery(move, booking)
}

function isStoppedByDelivery(move: Move, { isDelivered }: Movable): boolean {
  return isDelivered && (move === 'cancel' || move === 'reschedule')
}

/** Why a shoot that is not marked as completed yet can't be changed any more; null while it can. */
export function describeDelivered(booking: Movable): string | null {
  return booking.isDelivered && isLive(booking.status)
    ? "The photos of this shoot have been sent, so it can't be cancelled or rescheduled."
    : null
}

/** The status after a move, or null when it is not allowed. */
export function statusAfter(move: Move, booking: Movable, by: Role): BookingStatus | null {
  if (!isAllowed(move, booking)) return null
  const to = moves[move].to[by]
  return to === 'same' ? booking.status : to
}

/** Why a move is rejected: `A cancelled booking cannot be rescheduled.` */
export function moveError(move: Move, booking: Movable): string {
  const delivered = isStoppedByDelivery(move, booking) ? describeDelivered(booking) : null
  if (delivered) return delivered
  const past = { approve: 'approved', complete: 'completed', cancel: 'cancelled', reschedule: 'rescheduled' }
  return `A ${booking.status.toLowerCase()} booking cannot be ${past[move]}.`
}

/** What a client reads whose services cost something else by now than the page said, in cents: nothing was booked. */
export function priceHasChanged(totalCents: number, currency: string): string {
  return `The price has changed to ${formatCents(totalCents, currency)}. Please look again before you book.`
}

/** Why a late fee cannot be charged or waived; undefined stands for a booking without one. */
export function lateFeeError(state: LateFeeState | undefined): string {
  if (!state) return 'This booking has no late fee.'
  return `The late fee has been ${state.toLowerCase()} already.`
}

/** Whether a booking is still to be done. */
export function isLive(status: BookingStatus): boolean {
  return status === 'PENDING' || status === 'CONFIRMED'
}

/**
 * Why a photographer can't get a shoot at a time at which they have another one.
 * @param name null for the reader
 */
export function busyThen(
  name: string | null,
  other: { address: string; date: CalendarDate; startTime: WallTime },
): string {
  const who = name ? `${name} already has` : 'You already have'
  return `${who} a shoot at that time: ${splitAddress(other.address).street}, ${whenOf(other)}.`
}

/** `June 12, 2026 at 09:00` */
export function whenOf(booking: { date: CalendarDate; startTime: WallTime }): string {
  return `${formatDate(booking.date)} at ${booking.startTime}`
}

/** `09:00 – 12:00` */
export function timeRange(booking: { startTime: WallTime; endTime: WallTime }): string {
  return `${booking.startTime} – ${booking.endTime}`
}

/** What people call a booking by: the first 8 characters of its id. */
export function bookingNumber(bookingId: string): string {
  return bookingId.slice(0, 8)
}

/** What a calendar entry is called: `Shoot at 1418 Alder Ridge Lane`. */
export function calendarSummary(booking: Pick<BookingItem, 'address'>): string {
  return `Shoot at ${splitAddress(booking.address).street}`
}

/** What a calendar entry says below its name. */
export function calendarText(booking: CalendarEntry): string {
  return [
    booking.services.map(({ name }) => name).join(', '),
    `Client: ${booking.client.fullName}`,
    `Photographer: ${booking.photographer.fullName}`,
    `Booking ${booking.number}`,
  ].join('\n')
}

type CalendarEntry = Pick<
  BookingItem,
  'address' | 'date' | 'startTime' | 'endTime' | 'services' | 'client' | 'photographer' | 'number'
>

/** Google Calendar's form for a new entry, filled in. */
export function googleCalendarAddress(booking: CalendarEntry, timeZone: string): string {
  const stamp = (time: WallTime) =>
    instantOf(booking.date, time, timeZone)
      .toISOString()
      .replace(/[-:]|\.\d+/g, '')
  const query = new URLSearchParams({
    action: 'TEMPLATE',
    text: calendarSummary(booking),
    dates: `${stamp(booking.startTime)}/${stamp(booking.endTime)}`,
    location: booking.address,
    details: calendarText(booking),
  })
  return `https://calendar.google.com/calendar/render?${query}`
}

/** What the timeline keeps of a booking. */
export function bookingState(booking: BookingItem): BookingState {
  const { status, date, startTime, endTime, address } = booking
  return { status, date, startTime, endTime, address, photographerId: booking.photographer.id }
}
