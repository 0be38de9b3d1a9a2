import Link from 'next/link'
import type { ReactNode } from 'react'
import { LinkButton } from '@/components/ui/button'
import { Status } from '@/components/ui/status'
import { isAllowed } from '@/lib/bookings/rules/moves'
import type { BookingItem } from '@/lib/bookings/schema'
import { upcomingGoLive } from '@/lib/bookings/words/go-live'
import { splitAddress } from '@/lib/platform/address'
import { formatDate, formatMonth } from '@/lib/platform/calendar-date'
import { withOrigin } from '@/lib/platform/site-path'

type ShootRowProps = {
  booking: BookingItem
  /** The URL of the list, for the booking's back link. */
  origin: string
  /** The name of the other party: the photographer for a client, the client for a photographer. */
  otherName: string
  /** A separate column between the place and the status. */
  middle?: ReactNode
  /** Its forecast. */
  weather?: ReactNode
  /** Clickable on top of the row's link. */
  actions?: ReactNode
}

/** A booking as a row with its day, place, status, and actions. The whole row links to the booking. */
export function ShootRow({ booking, origin, otherName, middle, weather, actions }: ShootRowProps) {
  const { street, town } = splitAddress(booking.address)
  const goLive = upcomingGoLive(booking)
  const columns = middle
    ? 'lg:grid-cols-[4.25rem_minmax(0,1.1fr)_minmax(0,1fr)_11.5rem]'
    : 'md:grid-cols-[4.25rem_minmax(0,1fr)_auto]'
  return (
    <article
      className={`relative grid grid-cols-[3.5rem_minmax(0,1fr)] items-start gap-x-3.5 gap-y-2 py-4.5 md:gap-x-5 md:grid-cols-[4.25rem_minmax(0,1fr)_auto] ${columns} has-[h3_a:hover]:[&_h3]:underline [&_h3]:decoration-1 [&_h3]:underline-offset-[0.18em]`}
    >
      <div className="border-r">
        <p className="font-serif text-[1.875rem] leading-7 font-light tracking-[-0.03em] md:text-[2.25rem] md:leading-8.5">
          {booking.date.slice(8)}
        </p>
        <p className="text-xs text-ink-3">{formatMonth(booking.date)}</p>
      </div>
      <div className="min-w-0">
        <h3 className="t-place wrap-break-word">
          <Link
            href={withOrigin(`/booking/${booking.id}`, origin)}
            className="after:absolute after:inset-0 after:content-['']"
          >
            {street}
          </Link>
        </h3>
        <p className="mt-1 text-ink-2">{town}</p>
        <p className="mt-0.5 flex flex-wrap gap-x-4 text-ink-2">
          <time dateTime={`${booking.date}T${booking.startTime}`}>{formatDate(booking.date)}</time>
          <span>{booking.startTime}</span>
          <span>{otherName}</span>
        </p>
        {weather && <div className="mt-1 text-ink-2">{weather}</div>}
        {goLive && <p className="mt-0.5">{goLive}</p>}
      </div>
      {middle && <div className="col-start-2 min-w-0 md:col-span-1 lg:col-start-auto">{middle}</div>}
      <div className="col-start-2 grid justify-items-start gap-2 md:col-start-auto md:justify-items-end">
        <Status value={booking.status} />
        {actions && <div className="relative z-1 flex flex-wrap gap-2 md:justify-end">{actions}</div>}
      </div>
    </article>
  )
}

/**
 * Reschedule and Cancel, while both are still allowed. Cancel opens the booking's page with its dialog; the page's back
 * link leads to `origin`.
 */
export function ChangeLinks({ booking, origin }: { booking: BookingItem; origin: string }) {
  if (!isAllowed('cancel', booking)) return null
  return (
    <>
      <LinkButton
        size="sm"
        href={`/book?reschedule=${booking.id}`}
        aria-label={`Reschedule ${booking.address}`}
      >
        Reschedule
      </LinkButton>
      <LinkButton
        size="sm"
        variant="quiet"
        href={withOrigin(`/booking/${booking.id}?cancel=1`, origin)}
        aria-label={`Cancel ${booking.address}`}
      >
        Cancel
      </LinkButton>
    </>
  )
}
