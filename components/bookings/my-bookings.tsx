import { LinkButton } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/empty-state'
import { Icon } from '@/components/ui/icon'
import { Rows } from '@/components/ui/rows'
import type { BookingItem } from '@/lib/bookings/schema'
import { lateFeeText } from '@/lib/bookings/words/cancelling'
import { formatInstantDate } from '@/lib/platform/clock'
import { formatCents } from '@/lib/platform/money'
import { ChangeLinks, ShootRow } from './shoot-row'

type MyBookingsProps = {
  bookings: BookingItem[]
  /** The URL of the list as shown. */
  address: string
  isFiltered: boolean
  timeZone: string
}

/** A client's own bookings with their details. */
export function MyBookings({ bookings, address, isFiltered, timeZone }: MyBookingsProps) {
  if (bookings.length === 0) {
    return (
      <EmptyState
        headingLevel={2}
        title="No bookings yet"
        action={
          isFiltered ? (
            <LinkButton href="/bookings">Show all bookings</LinkButton>
          ) : (
            <LinkButton variant="main" href="/book">
              Book New Shoot
            </LinkButton>
          )
        }
      >
        {isFiltered ? 'None of your bookings have this status.' : 'Book a shoot, and it will appear here.'}
      </EmptyState>
    )
  }
  return (
    <Rows>
      {bookings.map((booking) => (
        <li key={booking.id}>
          <ShootRow
            booking={booking}
            origin={address}
            otherName={booking.photographer.fullName}
            middle={<Details booking={booking} />}
            actions={<TotalAndActions booking={booking} address={address} timeZone={timeZone} />}
          />
        </li>
      ))}
    </Rows>
  )
}

function Details({ booking }: { booking: BookingItem }) {
  const { lateFee } = booking
  return (
    <>
      <p>{booking.services.map((service) => service.name).join(', ')}</p>
      {lateFee && (
        <p className="mt-1.5 text-ink-2">
          {lateFeeText(formatCents(lateFee.cents, booking.currency), lateFee.state)}
        </p>
      )}
      {booking.specialInstructions && (
        <p className="mt-1.5 flex gap-2 text-ink-2">
          <Icon name="message-square-text" size="sm" className="mt-0.5" />
          <span className="min-w-0 whitespace-pre-line wrap-break-word">
            <span className="sr-only">Special instructions: </span>
            {booking.specialInstructions}
          </span>
        </p>
      )}
    </>
  )
}

type TotalAndActionsProps = { booking: BookingItem; address: string; timeZone: string }

function TotalAndActions({ booking, address, timeZone }: TotalAndActionsProps) {
  return (
    <div className="grid gap-1 md:justify-items-end">
      <p className="font-medium">{formatCents(booking.totalCents, booking.currency)}</p>
      <p className="t-label">Booked on {formatInstantDate(booking.createdAt, timeZone)}</p>
      <div className="mt-1 flex flex-wrap gap-2">
        <ChangeLinks booking={booking} origin={address} />
        {booking.status === 'CANCELLED' && (
          <LinkButton
            size="sm"
            variant="quiet"
            href={`/book?services=${booking.services.map(({ id }) => encodeURIComponent(id)).join(',')}`}
            aria-label={`Book again: ${booking.address}`}
          >
            Book again
          </LinkButton>
        )}
      </div>
    </div>
  )
}
