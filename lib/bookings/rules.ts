import { splitAddress } from '@/lib/platform/address'
import { type CalendarDate, formatDate, type WallTime } from '@/lib/platform/calendar-date'
import { instantOf } from '@/lib/platform/clock'
import type { BookingEventKind, BookingStatus, Role } from '@/prisma/generated/enums'
import type { BookingItem, BookingState } from './schema'

/** The live event that refreshes both sides' open pages after a change. Its payload is only the booking's id. */
export const bookingChanged = 'booking-changed'

export type Move = 'approve' | 'complete' | 'cancel' | 'reschedule'

type Rule = {
  from: readonly BookingStatus[]
  /** `same` leaves the status as it is. */
  to: Record<Role, BookingStatus | 'same'>
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

/** Whether a booking allows the move. Once photos were sent, it can't be cancelled or rescheduled. */
export function isAllowed(move: Move, booking: Movable): boolean {
  return moves[move].from.includes(booking.status) && !isStoppedByDelivery(move, booking)
}

/** Whether a delivery alone stops the move. */
export function isStoppedByDelivery(move: Move, { isDelivered }: Movable): boolean {
  return isDelivered && (move === 'cancel' || move === 'reschedule')
}

/** Returns the status after a move, or null when the move isn't allowed. */
export function statusAfter(move: Move, booking: Movable, by: Role): BookingStatus | null {
  if (!isAllowed(move, booking)) return null
  const to = moves[move].to[by]
  return to === 'same' ? booking.status : to
}

/** Whether a booking is pending or confirmed. */
export function isLive(status: BookingStatus): boolean {
  return status === 'PENDING' || status === 'CONFIRMED'
}

/** `June 12, 2026 at 09:00` */
export function whenOf(booking: { date: CalendarDate; startTime: WallTime }): string {
  return `${formatDate(booking.date)} at ${booking.startTime}`
}

/** `09:00 – 12:00` */
export function timeRange(booking: { startTime: WallTime; endTime: WallTime }): string {
  return `${booking.startTime} – ${booking.endTime}`
}

/** Returns the booking number: the first 8 characters of its id. */
export function bookingNumber(bookingId: string): string {
  return bookingId.slice(0, 8)
}

/** The title of a calendar event: `Shoot at 1418 Alder Ridge Lane`. */
export function calendarSummary(booking: Pick<BookingItem, 'address'>): string {
  return `Shoot at ${splitAddress(booking.address).street}`
}

/** The description of a calendar event. */
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

/** Returns the URL of Google Calendar's event form, filled in. */
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

/** Returns the part of a booking that its timeline records. */
export function bookingState(booking: BookingItem): BookingState {
  const { status, date, startTime, endTime, address } = booking
  return { status, date, startTime, endTime, address, photographerId: booking.photographer.id }
}
