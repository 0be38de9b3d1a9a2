import { countServices } from '@/lib/catalog/words'
import { splitAddress } from '@/lib/platform/address'
import { formatDate } from '@/lib/platform/calendar-date'
import { formatCents } from '@/lib/platform/money'
import type { BookingEventKind } from '@/prisma/generated/enums'
import { whenOf } from './rules'
import type { BookingEventItem, BookingItem, BookingState, Change, ShootEvent } from './schema'

const titles: Record<BookingEventKind, string> = {
  CREATED: 'Booked',
  APPROVED: 'Confirmed',
  RESCHEDULED: 'Rescheduled',
  CANCELLED: 'Cancelled',
  COMPLETED: 'Completed',
  LATE_FEE_CHARGED: 'Late cancellation fee charged',
  LATE_FEE_WAIVED: 'Late cancellation fee waived',
  HANDED_OVER: 'Reassigned',
}

/** Returns a booking's own events for its timeline. */
export function describeBookingEvents(events: readonly BookingEventItem[]): ShootEvent[] {
  return events.map((event) => ({
    id: event.id,
    at: event.createdAt,
    title: titles[event.kind],
    detail: sentenceOf(event),
    href: null,
  }))
}

function sentenceOf({ kind, actorName, before, after, reassignment }: BookingEventItem): string {
  const who = actorName ?? 'Unknown User'
  if (kind === 'CREATED')
    return after
      ? `${who} chose ${formatDate(after.date)} at ${after.startTime}.`
      : `${who} booked the shoot.`
  if (kind === 'APPROVED') return `${who} approved the booking.`
  const away = after?.isPhotographerAway ? "wasn't available that day and " : ''
  if (kind === 'CANCELLED') return `${who} ${away}cancelled the booking.`
  if (kind === 'COMPLETED') return `${who} marked the shoot as completed.`
  if (kind === 'LATE_FEE_CHARGED') return `${who} charged the fee by invoice.`
  if (kind === 'LATE_FEE_WAIVED') return `${who} waived the fee.`
  if (kind === 'HANDED_OVER') return `${who} ${away}${describeReassignment(actorName, reassignment)}.`
  if (!before || !after) return `${who} chose another time.`
  const whom = reassignment
    ? ` The photographer changed from ${reassignment.from} to ${reassignment.to}.`
    : ''
  return `${who} moved it from ${formatDate(before.date)}, ${before.startTime} to ${formatDate(after.date)}, ${after.startTime}.${whom}`
}

function describeReassignment(
  actorName: string | null,
  reassignment: BookingEventItem['reassignment'],
): string {
  if (!reassignment) return 'reassigned the booking to another photographer'
  const { from, to } = reassignment
  if (actorName === to) return `took the booking over from ${from}`
  return actorName === from
    ? `reassigned the booking to ${to}`
    : `reassigned the booking from ${from} to ${to}`
}

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
