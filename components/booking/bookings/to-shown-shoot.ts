import type { ReactNode } from 'react'
import type { Side } from '@/lib/auth/rules/capabilities'
import { isAllowed, isLive, isStoppedByStart } from '@/lib/booking/bookings/rules/moves'
import { isOver, type StudioTime } from '@/lib/booking/bookings/rules/visit-end'
import type { UpcomingShoot } from '@/lib/booking/bookings/schema/listing'
import { upcomingGoLive } from '@/lib/booking/bookings/words/go-live'
import { splitAddress } from '@/lib/platform/text/address'
import { formatDate, formatMonth } from '@/lib/platform/time/calendar-date'
import { withOrigin } from '@/lib/platform/web/site-path'
import type { BookingStatus } from '@/prisma/generated/enums'

export type ShootLink = { label: string; href: string; name: string; isQuiet: boolean }

/**
 * A booking with the texts of its row. They're written on the server, so the browser gets neither the rest of the booking
 * nor the code that writes them.
 */
export type ShownShoot = {
  id: string
  href: string
  /** `05` and `Nov 2026`. */
  day: string
  month: string
  street: string
  town: string
  dateTime: string
  date: string
  /** Null for an imported shoot. */
  startTime: string | null
  /** Whether its time has passed, though nobody has completed it. */
  isOver: boolean
  /** The name of the other party: the photographer for a client, the client for a photographer. */
  otherName: string
  goLive: string | null
  status: BookingStatus | 'IMPORTED'
  links: ShootLink[]
  weather?: ReactNode
  /** A separate column between the place and the status. */
  details?: { services: string; lateFee: string | null; specialInstructions: string | null }
  price?: { total: string; bookedOn: string }
}

type Reader = {
  /** The URL of the list, for the booking's back link. */
  origin: string
  otherName: string
  side: Side
  clock: StudioTime
}

/** Returns a booking as its row shows it, with Reschedule and Cancel while its reader can do both. */
export function toShownShoot(booking: UpcomingShoot, { origin, otherName, side, clock }: Reader): ShownShoot {
  const { id, address, date, startTime, status } = booking
  const canMove = isAllowed('cancel', booking) && !isStoppedByStart('cancel', booking, side, clock)
  return {
    id,
    ...splitAddress(address),
    href: withOrigin(`/booking/${id}`, origin),
    day: date.slice(8),
    month: formatMonth(date),
    dateTime: `${date}T${startTime}`,
    date: formatDate(date),
    startTime,
    isOver: isLive(status) && isOver(booking, clock),
    otherName,
    goLive: upcomingGoLive(booking),
    status,
    links: canMove ? changeLinks(booking, origin) : [],
  }
}

/** Cancel opens the booking's page with its dialog; the page's back link leads to `origin`. */
function changeLinks({ id, address }: UpcomingShoot, origin: string): ShootLink[] {
  return [
    { label: 'Reschedule', href: `/book?reschedule=${id}`, name: `Reschedule ${address}`, isQuiet: false },
    {
      label: 'Cancel',
      href: withOrigin(`/booking/${id}?cancel=1`, origin),
      name: `Cancel ${address}`,
      isQuiet: true,
    },
  ]
}
