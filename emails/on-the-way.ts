import { arrivalText, bookingSubject, onTheWayTitle } from '@/lib/booking/bookings/words/notifications'
import { clientReason } from './client-reason'
import type { Mail } from './mail'

export type OnTheWayProps = {
  fullName: string
  photographer: string
  address: string
  date: string
  /** With the zone, as the arrival. */
  startTime: string
  /** On the studio's clock; null where the drive isn't known. */
  arrival: string | null
  /** The photographer's. */
  phone: string | null
  link: string
}

/** To the client, when the photographer sets out for their shoot. */
export const onTheWay: Mail<OnTheWayProps> = {
  subject: ({ address }) => bookingSubject(onTheWayTitle, address),
  content: ({ fullName, photographer, address, date, startTime, arrival, phone, link }) => ({
    preview: arrivalText(arrival, startTime),
    reason: clientReason,
    heading: onTheWayTitle,
    to: fullName,
    lead: `${photographer} is on the way to the property.`,
    address,
    facts: [
      ['Date', date],
      ['Time', startTime],
      ['Expected arrival', arrival && `around ${arrival}`],
      ['Phone', phone],
    ],
    action: { href: link, label: 'View booking' },
  }),
}
