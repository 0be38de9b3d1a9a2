import { movedToYou } from '@/lib/bookings/words/changes'
import { bookingSubject, requestTitles } from '@/lib/bookings/words/notifications'
import { splitAddress } from '@/lib/platform/address'
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
  /** `Photos by Thursday, live Friday` */
  goLive: string | null
  services: { name: string; price: string }[]
  total: string
  /** The client's special instructions for the photographer. */
  instructions: string | null
  /** Who moved the shoot to this photographer, and whose it was before. */
  moved: { byName: string; from: string } | null
  link: string
}

/** To both sides after a client has booked; to another photographer when a pending booking moves to them. */
export const bookingRequested: Mail<BookingRequestedProps> = {
  subject: ({ reader, address }) => bookingSubject(requestTitles[reader], address),
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
        ['Total', `${props.total}, due after delivery`],
        ['Instructions', isClient ? null : props.instructions],
        ['Booking', props.bookingNumber],
      ],
      action: {
        href: link,
        label: 'View booking',
        ...(isClient && {
          remark:
            'Need a different time? Open the booking to reschedule or cancel. A late cancellation fee may apply.',
        }),
      },
    }
  },
}

type Opening = Pick<MailContent, 'reason' | 'picture' | 'heading' | 'lead'>

function forClient({ photographerName }: BookingRequestedProps): Opening {
  return {
    reason: 'you booked this shoot',
    picture: { path: '/mail/house-at-dusk.jpg', alt: 'House with lit windows at dusk' },
    heading: 'We received your booking.',
    lead: `${photographerName} needs to approve your booking before it's confirmed. Your card is saved and hasn't been charged.`,
  }
}

function forPhotographer({ clientName, moved }: BookingRequestedProps): Opening {
  const request = moved ? movedToYou(moved.byName, moved.from) : `${clientName} requested this time.`
  return {
    reason: photographerReason(),
    heading: 'New booking request.',
    lead: `${request} Approve it to confirm the booking.`,
  }
}
