import { splitAddress } from '@/lib/platform/address'
import { MailAction, MailFacts, MailHeading } from './blocks'
import { MailFrame } from './frame'
import type { Mail } from './mail'

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
  /** What the client asks the photographer to heed. */
  instructions: string | null
  /** Who moved it to this photographer, and from whom, for one that was another's before. */
  moved: { byName: string; from: string } | null
  link: string
}

/** To both sides when a client has booked. */
export const bookingRequested: Mail<BookingRequestedProps> = {
  subject: ({ reader, address, clientName }) =>
    reader === 'client'
      ? `Your booking: ${splitAddress(address).street}`
      : `New booking from ${clientName}: ${splitAddress(address).street}`,
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
        reason={
          isClient
            ? 'You receive this because you booked a shoot.'
            : 'You receive this because the shoot is yours.'
        }
        picture={
          isClient ? { path: '/mail/house-at-dusk.jpg', alt: 'House with lit rooms at dusk' } : undefined
        }
      >
        <MailHeading
          lead={
            isClient
              ? `Hello ${fullName}, ${photographerName} will confirm it shortly. Your card is stored, not charged.`
              : `Hello ${fullName}, ${describeRequest(props)} Approve it to confirm.`
          }
        >
          {isClient ? 'Your shoot is booked.' : 'A new booking.'}
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
              ? 'Need another time? Open the booking and choose Reschedule or Cancel. Fees may apply close to the date.'
              : undefined
          }
        />
      </MailFrame>
    )
  },
}

function describeRequest({ clientName, moved }: BookingRequestedProps): string {
  if (!moved) return `${clientName} asks for this time.`
  return `${moved.byName} moved this shoot from ${moved.from} to you.`
}
