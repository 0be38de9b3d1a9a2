import { isLive, isStoppedByDelivery, type Movable, type Move } from '@/lib/booking/bookings/rules/moves'
import { splitAddress } from '@/lib/platform/text/address'
import { type CalendarDate, type WallTime, whenOf } from '@/lib/platform/time/calendar-date'
import type { AirspaceState } from '@/prisma/generated/enums'

export const bookingCompletedText = 'Booking marked as completed'
export const notYourBookingText = "Only this booking's photographer can do this."
export const airspaceToCheckText =
  'A drone was booked. Check the airspace at the property, and get an authorization if it is controlled, before you fly.'
export const airspaceNotesText: Record<AirspaceState, string> = {
  TO_CHECK: 'Airspace to check: the photographer checks whether a drone may fly there',
  CLEARED: 'Airspace checked: a drone may fly there',
}
export const chooseActivePhotographerText = 'Choose an active photographer.'

/** Why a delivered booking that isn't completed yet can't be changed; null for any other booking. */
export function deliveredText(booking: Movable): string | null {
  return booking.isDelivered && isLive(booking.status)
    ? "The photos of this shoot have been sent, so it can't be cancelled or rescheduled."
    : null
}

/** Why a client can't change a shoot. */
export const hasBegunText = 'This shoot has begun, so only the studio can cancel or reschedule it.'

/** Why a move is rejected: `A cancelled booking can't be rescheduled.` */
export function moveError(move: Move, booking: Movable): string {
  const delivered = isStoppedByDelivery(move, booking) ? deliveredText(booking) : null
  if (delivered) return delivered
  const past = { approve: 'approved', complete: 'completed', cancel: 'cancelled', reschedule: 'rescheduled' }
  return `A ${booking.status.toLowerCase()} booking can't be ${past[move]}.`
}

/**
 * Why a photographer isn't available at a time.
 * @param name null when the photographer is the reader
 */
export function otherShootText(
  name: string | null,
  other: { address: string; date: CalendarDate; startTime: WallTime },
): string {
  const who = name ? `${name} already has` : 'You already have'
  return `${who} a shoot at that time: ${splitAddress(other.address).street}, ${whenOf(other)}.`
}

/** Why a photographer isn't available on a day. @param name null when the photographer is the reader */
export function blockedDayText(name: string | null): string {
  return `${name ? `${name} has` : 'You have'} blocked that day.`
}

/** Before the time that a reschedule replaces: `Moves from`, `December 18, 09:00`. */
export const movesFromLabel = 'Moves from'

/** What a client reads before moving a shoot to another photographer's time. */
export function moveToAnother(from: string, to: string): string {
  return `This shoot moves from ${from} to ${to}, who needs to approve the new time.`
}

/** What a photographer reads before moving a disabled colleague's shoot to a time of their own. */
export function moveToReader(from: string): string {
  return `This shoot moves from ${from} to you.`
}

/** What a photographer reads about a pending booking that was moved to them. */
export function movedToYou(byName: string, from: string): string {
  return `${byName} moved this shoot from ${from} to you.`
}

/** What a client reads after moving a shoot to another photographer's time. */
export function movedToAnother(to: string): string {
  return `${to} is now the photographer and needs to approve the new time.`
}

/** Replaces the street of a deleted client's booking; Postgres writes the same into its history. */
export const removedAddressText = 'Address removed'
