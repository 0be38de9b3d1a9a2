import type { NextShoot } from '@/lib/booking/bookings/schema/listing'
import { serviceGoneText } from '@/lib/catalog/services/words/orders'
import { formatCents } from '@/lib/platform/money/money'
import { splitAddress } from '@/lib/platform/text/address'
import { whenOf } from '@/lib/platform/time/calendar-date'

export const chooseClientTitle = 'Who is the shoot for?'
/** Where a client has to be entered or chosen first. */
export const clientGoneTitle = "We couldn't find this client"
export const bookingFailedText = 'Failed to create booking. Please try again.'

/** The title of a notice in the wizard after chosen services were removed. */
export function servicesRemovedText(count: number): string {
  return count === 1 ? serviceGoneText : `${count} services you chose are no longer offered`
}

/** Above each step of a booking for a client. */
export function bookingForText(clientName: string): string {
  return `Booking for ${clientName}`
}

/** Instead of the card in a booking for a client. */
export const noCardTexts = {
  title: 'No card needed.',
  detail: (clientName: string) =>
    `${clientName} pays the invoice after delivery, and reads the price and the cancellation terms in the confirmation email.`,
}

/** Instead of the card in a booking that a brokerage pays for. */
export function coveredText(brokerageName: string): string {
  return `${brokerageName} pays for this booking.`
}

/** After a booking for a client. @param approver the photographer who has to approve it, if anyone */
export function bookedForText(clientName: string, approver: string | null): string {
  const approval = approver ? ` ${approver} needs to approve it.` : ''
  return `${clientName} has been notified by email.${approval}`
}

/** `Times are local to the studio (EDT).` */
export function localTimesText(zone: string): string {
  return `Times are local to the studio (${zone}).`
}

/** Why nothing was booked: the total isn't the one shown to the client. */
export function priceChangedText(totalCents: number, currency: string): string {
  return `The price has changed to ${formatCents(totalCents, currency)}. Review it before you book.`
}

/** Before the amount that is left for the client of a brokerage. */
export const youPayLabel = 'You pay'

/** Why nothing was booked: a brokerage pays another part of the price than was shown. */
export function coverageChangedText(
  brokerageName: string,
  { priceCents, covered }: { priceCents: number; covered: number },
  currency: string,
): string {
  const own = formatCents(priceCents - covered, currency)
  return `${brokerageName} now pays ${formatCents(covered, currency)}, and ${own} is left to pay. Review it before you book.`
}

/** `Your next shoot is at 1418 Alder Ridge Lane on June 12, 2026 at 09:00.` */
export function nextShootText(next: Pick<NextShoot, 'address' | 'date' | 'startTime'>): string {
  return `Your next shoot is at ${splitAddress(next.address).street} on ${whenOf(next)}.`
}

/** Below the total of a member of a brokerage. */
export function bookedThroughText(brokerageName: string): string {
  return `Booked through ${brokerageName}`
}

/** The same with what it pays of the next booking, if anything, and what its admins can see. */
export function bookedThroughNote({ name, coverageText }: { name: string; coverageText: string | null }) {
  const paid = coverageText ? ` ${coverageText}` : ''
  return `${bookedThroughText(name)}.${paid} Its prices apply. Its admins see the booking, its invoices, and its photos; they can't see messages or access details.`
}
