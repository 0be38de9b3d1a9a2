import { movedToYou } from '@/lib/booking/bookings/words/changes'
import { bookedForYouTitle, bookingSubject, requestTitles } from '@/lib/booking/bookings/words/notifications'
import { youPayLabel } from '@/lib/booking/bookings/words/wizard'
import { paysText } from '@/lib/people/brokerages/words'
import { splitAddress } from '@/lib/platform/text/address'
import type { Mail, MailContent } from './mail'
import { photographerReason } from './photographer-reason'

export type BookingRequestedProps = {
  reader: 'client' | 'photographer'
  fullName: string
  clientName: string
  photographerName: string
  bookingNumber: string
  address: string
  date: string
  time: string
  /** `Photos by Thu, Jun 11 · Listing live Fri, Jun 12` */
  goLive: string | null
  services: { name: string; price: string }[]
  total: string
  /** What the client's brokerage pays of it, and what is left; null if it pays everything. */
  brokerage?: { name: string; amount: string; rest: string | null }
  /** What the client agreed to about charges to the card, if anything. */
  agreement?: string | null
  /** The deposit, formatted; null for none. */
  deposit?: string | null
  /** When the total, or what a deposit leaves of it, is charged or due. */
  paidWhen?: string
  /** The client's special instructions for the photographer. */
  instructions: string | null
  /** Who moved the shoot to this photographer, and whose it was before. */
  moved: { byName: string; from: string } | null
  /** Who in the studio booked it for the client; null if the client did. */
  bookedBy: string | null
  isConfirmed: boolean
  /** What cancelling costs, for a client who didn't book themselves. */
  cancellation: string | null
  link: string
}

/** To both sides after a client has booked, or the studio for a client; to another photographer when a pending booking moves to them. */
export const bookingRequested: Mail<BookingRequestedProps> = {
  subject: ({ reader, address, bookedBy }) =>
    bookingSubject(
      bookedBy && reader === 'client' ? bookedForYouTitle(bookedBy) : requestTitles[reader],
      address,
    ),
  content: (props) => {
    const { reader, address, date, time, goLive, services, link } = props
    const isClient = reader === 'client'
    return {
      preview: `${splitAddress(address).street}, ${date} at ${time}.`,
      to: props.fullName,
      ...(isClient ? forClient(props) : forPhotographer(props)),
      address,
      facts: [
        ['Date', date],
        ['Time', time],
        ['Go-live', goLive],
        ['Services', services.map(({ name, price }) => `${name} (${price})`).join(', ')],
        ['Total', totalText(props)],
        ...payersOf(props),
        ['You agreed', isClient ? (props.agreement ?? null) : null],
        ['Cancellation', isClient ? props.cancellation : null],
        ['Instructions', isClient ? null : props.instructions],
        ['Booking', props.bookingNumber],
      ],
      action: {
        href: link,
        label: 'View booking',
        ...(isClient && {
          remark: `Need a different time? Open the booking to reschedule or cancel.${props.cancellation ? '' : ' A late cancellation fee may apply.'}`,
        }),
      },
    }
  },
}

type Opening = Pick<MailContent, 'reason' | 'heading' | 'lead'>

function payersOf({ reader, clientName, brokerage }: BookingRequestedProps): [string, string][] {
  if (!brokerage) return []
  const { name, amount, rest } = brokerage
  const client = reader === 'client' ? youPayLabel : paysText(clientName)
  return [...(rest === null ? [] : [[client, rest] as [string, string]]), [paysText(name), amount]]
}

function totalText(props: BookingRequestedProps): string {
  const { total, deposit, brokerage, paidWhen = 'due after delivery' } = props
  if (brokerage && !deposit) return total
  return deposit ? `${total}: ${deposit} deposit, the rest ${paidWhen}` : `${total}, ${paidWhen}`
}

function forClient(props: BookingRequestedProps): Opening {
  const { photographerName, bookedBy, isConfirmed, deposit, brokerage } = props
  const isCovered = brokerage?.rest === null
  if (bookedBy) {
    const state = isConfirmed
      ? 'Your shoot is confirmed.'
      : `${photographerName} needs to approve it before it's confirmed.`
    return {
      reason: `${bookedBy} booked this shoot for you`,
      heading: bookedForYouTitle(bookedBy),
      lead: isCovered
        ? `${state} ${paysText(brokerage.name)} for it.`
        : `${state} Payment is due after your photos are delivered.`,
    }
  }
  const card = isCovered
    ? `${paysText(brokerage.name)} for it.`
    : deposit
      ? `Your card is saved, and your deposit of ${deposit} holds the time.`
      : "Your card is saved and hasn't been charged."
  return {
    reason: 'you booked this shoot',
    heading: 'We received your booking',
    lead: `${photographerName} needs to approve your booking before it's confirmed. ${card}`,
  }
}

function forPhotographer({ clientName, moved, bookedBy }: BookingRequestedProps): Opening {
  const own = bookedBy
    ? `${bookedBy} booked this time for ${clientName}.`
    : `${clientName} requested this time.`
  const request = moved ? movedToYou(moved.byName, moved.from) : own
  return {
    reason: photographerReason(),
    heading: 'New booking request',
    lead: `${request} Approve it to confirm the booking.`,
  }
}
