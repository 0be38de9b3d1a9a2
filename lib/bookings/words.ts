import { countServices, serviceGoneText } from '@/lib/catalog/words'
import { splitAddress } from '@/lib/platform/address'
import type { CalendarDate, WallTime } from '@/lib/platform/calendar-date'
import { formatCents } from '@/lib/platform/money'
import type { LateFeeState } from '@/prisma/generated/enums'
import { isLive, isStoppedByDelivery, type Movable, type Move, whenOf } from './rules'
import type { BookingItem, BookingPayment, BookingState, CancellationTerms, Change } from './schema'

// The wizard and the dashboard

export const servicesStepTitle = 'What should we photograph?'
export const toPaymentLabel = 'Continue to Payment Details'
export const toDetailsLabel = 'Continue to Booking Details'
export const bookingFailedText = 'Failed to create booking. Please try again.'

/** The title of a notice in the wizard after chosen services were removed. */
export function servicesRemovedText(count: number): string {
  return count === 1 ? serviceGoneText : `${count} services you chose are no longer offered`
}

/** `Times are local to the studio (EDT).` */
export function localTimesText(zone: string): string {
  return `Times are local to the studio (${zone}).`
}

/** Why nothing was booked: the total isn't the one shown to the client. */
export function priceChangedText(totalCents: number, currency: string): string {
  return `The price has changed to ${formatCents(totalCents, currency)}. Review it before you book.`
}

/** `Your next shoot is at 1418 Alder Ridge Lane on June 12, 2026 at 09:00.` */
export function nextShootText(next: Booked): string {
  return `Your next shoot is at ${splitAddress(next.address).street} on ${whenOf(next)}.`
}

// Changing a booking

export const bookingCompletedText = 'Booking marked as completed'
export const notYourBookingText = "Only this booking's photographer can do this."
export const chooseActivePhotographerText = 'Choose an active photographer.'

/** Why a delivered booking that isn't completed yet can't be changed; null for any other booking. */
export function deliveredText(booking: Movable): string | null {
  return booking.isDelivered && isLive(booking.status)
    ? "The photos of this shoot have been sent, so it can't be cancelled or rescheduled."
    : null
}

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

// Cancelling

/** Why nothing was cancelled: a payment came in after the list was shown. @param amount formatted */
export function newPaymentText(amount: string): string {
  return `${amount} was paid since you opened this. Review the payment, then try again.`
}

/** What a cancellation costs. `until` is the formatted deadline; `fee` is formatted too. */
export const cancellationTexts = {
  byStudio: "There's no cancellation fee when the studio cancels.",
  alwaysFree: 'Cancelling is free.',
  free: (until: string, fee: string) => `Cancelling is free until ${until}. After that, it costs ${fee}.`,
  late: (until: string, fee: string, wasRescheduled: boolean) =>
    `Cancelling was free until ${until}${wasRescheduled ? ', before the shoot was rescheduled' : ''}. It now costs ${fee} unless the studio waives it.`,
}

/** What a client reads before rescheduling after the free-cancellation deadline; null before it. */
export function rescheduleFeeText(booking: {
  cancellation: CancellationTerms
  currency: string
}): string | null {
  const { feeCents } = booking.cancellation
  if (feeCents === 0) return null
  const fee = formatCents(feeCents, booking.currency)
  return `Rescheduling is free. The free-cancellation deadline has passed: if you cancel later, you'll owe ${fee} unless the studio waives it.`
}

/** `$50.00 late fee`, `$50.00 late fee waived`. @param amount formatted */
export function lateFeeText(amount: string, state: LateFeeState): string {
  return `${amount} late fee${state === 'DUE' ? '' : ` ${state.toLowerCase()}`}`
}

/** Why a late fee can't be charged or waived. @param state undefined for a booking without a late fee */
export function lateFeeError(state: LateFeeState | undefined): string {
  return state ? `The late fee has already been ${state.toLowerCase()}.` : 'This booking has no late fee.'
}

/**
 * `Sam Rivera paid $498.00 by card ending 4242 on June 12, 2026 (NL-2026-0001).`
 * @param who `You` or a name
 */
export function describePayment(who: string, { amount, method, paidOn, number }: BookingPayment): string {
  return `${who} paid ${amount} by ${method}${paidOn ? ` on ${paidOn}` : ''} (${number}).`
}

// Notifications and emails

/** What a change is called: the title of its notification, and with the street the subject of its email. */
export const changeTitles: Record<Change, string> = {
  approved: 'Booking confirmed',
  rescheduled: 'Booking rescheduled',
  'handed-over': 'Booking moved to another photographer',
  'taken-over': 'This shoot is now yours',
  'new-photographer': 'Your shoot has a new photographer',
  cancelled: 'Booking cancelled',
  completed: 'Booking completed',
  'fee-waived': 'Late fee waived',
}

/** What a new booking is called, by reader; used as `changeTitles` is. */
export const requestTitles = { client: 'Booking received', photographer: 'New booking request' }

/** `Booking cancelled: 1418 Alder Ridge Lane` */
export function bookingSubject(title: string, address: string): string {
  return `${title}: ${splitAddress(address).street}`
}

type Booked = Pick<BookingItem, 'address' | 'date' | 'startTime'>

export const bookingNotifications = {
  received: (booking: Booked) => ({
    title: requestTitles.client,
    message: `${booking.address}, ${whenOf(booking)}.`,
  }),
  requested: (booking: Booked & Pick<BookingItem, 'client' | 'services'>) => ({
    title: requestTitles.photographer,
    message: `${booking.client.fullName} requested ${countServices(booking.services.length)}: ${booking.address}, ${whenOf(booking)}.`,
  }),
  /** @param news.photographer the current photographer, for a reader who knows another one */
  changed: (
    booking: Booked & Pick<BookingItem, 'lateFee' | 'currency'>,
    change: Change,
    news: { before?: BookingState; photographer?: string } = {},
  ) => ({ title: changeTitles[change], message: describeChange(booking, news) }),
  apologized: (booking: Booked, change: Change, apology: string, note: string | null) => ({
    title: changeTitles[change],
    message: [`${booking.address}, ${whenOf(booking)}. ${apology}`, ...(note ? [note] : [])].join('\n'),
  }),
}

function describeChange(
  booking: Booked & Pick<BookingItem, 'lateFee' | 'currency'>,
  { before, photographer }: { before?: BookingState; photographer?: string },
): string {
  const { address, lateFee, currency } = booking
  const whom = photographer ? ` The photographer is now ${photographer}.` : ''
  if (before) return `${address}: moved from ${whenOf(before)} to ${whenOf(booking)}.${whom}`
  const fee = !photographer && lateFee?.state === 'DUE' ? ` ${lateFeeApplies(lateFee.cents, currency)}` : ''
  return `${address}, ${whenOf(booking)}.${whom}${fee}`
}

/** What a photographer reads about a late cancellation whose fee they can charge or waive. */
export function lateFeeApplies(cents: number, currency: string): string {
  return `A late fee of ${formatCents(cents, currency)} applies.`
}

/**
 * What a client reads when their photographer isn't available; null for a change that doesn't affect them.
 * @param away the name of who isn't available
 * @param photographer the name of the current photographer
 */
export function apologize(change: Change, away: string, photographer: string): string | null {
  if (change === 'new-photographer')
    return `${away} isn't available that day, so ${photographer} is taking over your shoot at the same time.`
  if (change !== 'cancelled') return null
  return `${away} isn't available that day and had to cancel this shoot. We're sorry. You won't be charged a cancellation fee.`
}

/** What a client who cancels a paid booking reads. */
export const refundDecisionText = "We'll ask the studio to decide on a refund."
