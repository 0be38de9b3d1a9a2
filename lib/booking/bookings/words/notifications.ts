import type { BookingItem, BookingState } from '@/lib/booking/bookings/schema/bookings'
import type { Change } from '@/lib/booking/bookings/schema/changes'
import { splitAddress } from '@/lib/platform/text/address'
import { type WallTime, whenOf } from '@/lib/platform/time/calendar-date'
import { countOf } from '@/lib/platform/words'
import { lateFeeApplies } from './cancelling'

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
  'item-added': 'Item added to your shoot',
  'item-removed': 'Item removed from your shoot',
}

/** What a new booking is called, by reader; used as `changeTitles` is. */
export const requestTitles = { client: 'Booking received', photographer: 'New booking request' }

/** What a booking is called that the studio made for its reader; used as `changeTitles` is. */
export function bookedForYouTitle(byName: string): string {
  return `${byName} booked a shoot for you`
}

/** What it's called that a photographer set out for a shoot; used as `changeTitles` is. */
export const onTheWayTitle = 'Your photographer is on the way'

/** `Expected around 08:55.` @param arrival null where the drive isn't known */
export function arrivalText(arrival: WallTime | null, startTime: WallTime): string {
  return arrival ? `Expected around ${arrival}.` : `The shoot is at ${startTime}.`
}

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
  /** @param byName who booked it for the client */
  receivedFrom: (booking: Booked, byName: string) => ({
    title: bookedForYouTitle(byName),
    message: `${booking.address}, ${whenOf(booking)}.`,
  }),
  /** @param byName a colleague who booked it for the client; null if the client did */
  requested: (booking: Booked & Pick<BookingItem, 'client' | 'services'>, byName: string | null) => {
    const services = countOf(booking.services.length, 'service')
    const client = booking.client.fullName
    const request = byName ? `${byName} booked ${services} for ${client}` : `${client} requested ${services}`
    return {
      title: requestTitles.photographer,
      message: `${request}: ${booking.address}, ${whenOf(booking)}.`,
    }
  },
  /** @param news.photographer the current photographer, for a reader who knows another one */
  changed: (
    booking: Booked & Pick<BookingItem, 'lateFee' | 'currency'>,
    change: Change,
    news: { before?: BookingState; photographer?: string; item?: string | null } = {},
  ) => ({ title: changeTitles[change], message: describeChange(booking, news) }),
  onTheWay: (booking: Booked, photographer: string, arrival: string | null) => ({
    title: onTheWayTitle,
    message: `${photographer} is on the way to ${splitAddress(booking.address).street}. ${arrivalText(arrival, booking.startTime)}`,
  }),
  apologized: (booking: Booked, change: Change, apology: string, note: string | null) => ({
    title: changeTitles[change],
    message: [`${booking.address}, ${whenOf(booking)}. ${apology}`, ...(note ? [note] : [])].join('\n'),
  }),
}

function describeChange(
  booking: Booked & Pick<BookingItem, 'lateFee' | 'currency'>,
  { before, photographer, item }: { before?: BookingState; photographer?: string; item?: string | null },
): string {
  const { address, lateFee, currency } = booking
  if (item) return `${splitAddress(address).street}: ${item}.`
  const whom = photographer ? ` The photographer is now ${photographer}.` : ''
  if (before) return `${address}: moved from ${whenOf(before)} to ${whenOf(booking)}.${whom}`
  const fee = !photographer && lateFee?.state === 'DUE' ? ` ${lateFeeApplies(lateFee.cents, currency)}` : ''
  return `${address}, ${whenOf(booking)}.${whom}${fee}`
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
