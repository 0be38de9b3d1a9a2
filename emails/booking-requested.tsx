import { movedToYou } from '@/lib/bookings/words/changes'
import { bookingSubject, requestTitles } from '@/lib/bookings/words/notifications'
import { splitAddress } from '@/lib/platform/address'
import { MailAction, MailFacts, MailHeading } from './blocks'
import { MailFrame } from './frame'
import type { Mail } from './mail'
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
  body: (props, studio) => {
    const {
      reader,
      fullName,
      photographerName,
      bookingNumber,
      address,
      date,
      time,
      services,
      total,
      instructions,
      link,
    } = props
    const isClient = reader === 'client'
    return (
      <MailFrame
        studio={studio}
        preview={`${splitAddress(address).street}, ${date} at ${time}.`}
        reason={isClient ? 'you booked this shoot' : photographerReason()}
        picture={
          isClient ? { path: '/mail/house-at-dusk.jpg', alt: 'House with lit windows at dusk' } : undefined
        }
      >
        <MailHeading
          lead={
            isClient
              ? `Hello ${fullName}, ${photographerName} needs to approve your booking before it's confirmed. Your card is saved and hasn't been charged.`
              : `Hello ${fullName}, ${describeRequest(props)} Approve it to confirm the booking.`
          }
        >
          {isClient ? 'We received your booking.' : 'New booking request.'}
        </MailHeading>
        <MailFacts
          address={address}
          facts={[
            ['Date', date],
            ['Time', time],
            ['Services', services.map((service) => `${service.name} (${service.price})`).join(', ')],
            ['Total', `${total}, due after delivery`],
            ...(instructions && !isClient ? [['Instructions', instructions] as [string, string]] : []),
            ['Booking', bookingNumber],
          ]}
        />
        <MailAction
          href={link}
          label="View booking"
          remark={
            isClient
              ? 'Need a different time? Open the booking to reschedule or cancel. A late cancellation fee may apply.'
              : undefined
          }
        />
      </MailFrame>
    )
  },
}

function describeRequest({ clientName, moved }: BookingRequestedProps): string {
  return moved ? movedToYou(moved.byName, moved.from) : `${clientName} requested this time.`
}
