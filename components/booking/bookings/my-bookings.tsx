import { LinkButton } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/empty-state'
import type { StudioTime } from '@/lib/booking/bookings/rules/visit-end'
import { bookAgainHref } from '@/lib/booking/bookings/rules/wizard-address'
import type { BookingItem } from '@/lib/booking/bookings/schema/bookings'
import { bookAgainLabel } from '@/lib/booking/bookings/words/again'
import { lateFeeText } from '@/lib/booking/bookings/words/cancelling'
import { formatCents } from '@/lib/platform/money/money'
import { formatInstantDate } from '@/lib/platform/time/clock'
import { ShootRows } from './shoot-rows'
import { type ShootLink, type ShownShoot, toShownShoot } from './to-shown-shoot'

type MyBookingsProps = {
  bookings: BookingItem[]
  /** The URL of the list as shown. */
  address: string
  isFiltered: boolean
  timeZone: string
  clock: StudioTime
}

/** A client's own bookings with their details. */
export function MyBookings({ bookings, address, isFiltered, timeZone, clock }: MyBookingsProps) {
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
  return <ShootRows shoots={bookings.map((booking) => toShown(booking, { address, timeZone, clock }))} />
}

function toShown(
  booking: BookingItem,
  list: Pick<MyBookingsProps, 'address' | 'timeZone' | 'clock'>,
): ShownShoot {
  const { services, lateFee, currency } = booking
  const shoot = toShownShoot(booking, {
    origin: list.address,
    otherName: booking.photographer.fullName,
    side: 'CLIENT',
    clock: list.clock,
  })
  return {
    ...shoot,
    links: booking.status === 'CANCELLED' ? [bookAgain(booking)] : shoot.links,
    details: {
      services: services.map(({ name }) => name).join(', '),
      lateFee: lateFee && lateFeeText(formatCents(lateFee.cents, currency), lateFee.state),
      specialInstructions: booking.specialInstructions,
    },
    ...(booking.isImported
      ? { startTime: null, status: 'IMPORTED' as const }
      : {
          price: {
            total: formatCents(booking.totalCents, currency),
            bookedOn: formatInstantDate(booking.createdAt, list.timeZone),
          },
        }),
  }
}

function bookAgain({ address, services }: BookingItem): ShootLink {
  const href = bookAgainHref(services.flatMap(({ id }) => id ?? []))
  return { label: bookAgainLabel, href, name: `${bookAgainLabel}: ${address}`, isQuiet: false }
}
