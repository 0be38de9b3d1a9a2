import type { ReactNode } from 'react'
import { EmptyState } from '@/components/ui/empty-state'
import { SectionHead } from '@/components/ui/section-head'
import { TextLink } from '@/components/ui/text-link'
import { type Capable, can, isClient, sideOf } from '@/lib/auth/rules/capabilities'
import type { StudioTime } from '@/lib/booking/bookings/rules/visit-end'
import type { UpcomingShoot } from '@/lib/booking/bookings/schema/listing'
import { ShootRows } from './shoot-rows'
import { toShownShoot } from './to-shown-shoot'

type UpcomingBookingsProps = {
  bookings: readonly UpcomingShoot[]
  reader: Capable
  clock: StudioTime
  /** Forecasts by booking. */
  weather: Record<string, ReactNode>
  /** Names the source of the forecasts. */
  weatherCredit: ReactNode
  /** Stands below the list: how many there are. */
  count?: ReactNode
}

/** The dashboard's list of upcoming shoots. */
export function UpcomingBookings(props: UpcomingBookingsProps) {
  const { bookings, reader, clock, weather, weatherCredit, count } = props
  const readerIsPhotographer = !isClient(reader)
  const showsPhotographers = can(reader, 'manage-all-bookings')
  const nameIn = ({ client, photographer }: UpcomingShoot) => {
    if (showsPhotographers) return `${client.fullName} with ${photographer.fullName}`
    return readerIsPhotographer ? client.fullName : photographer.fullName
  }
  return (
    <section aria-labelledby="upcoming-bookings">
      <SectionHead
        id="upcoming-bookings"
        title="Upcoming Bookings"
        action={
          <TextLink href={readerIsPhotographer ? '/admin?tab=bookings' : '/bookings'}>
            View All Bookings
          </TextLink>
        }
      />
      {bookings.length === 0 ? (
        <EmptyState title={readerIsPhotographer ? 'No client bookings yet' : 'No upcoming bookings'}>
          {readerIsPhotographer
            ? 'Shoots appear here once clients book them.'
            : 'Shoots appear here once you book them.'}
        </EmptyState>
      ) : (
        <ShootRows
          shoots={bookings.map((booking) => ({
            ...toShownShoot(booking, {
              origin: '/dashboard',
              otherName: nameIn(booking),
              side: sideOf(reader),
              clock,
            }),
            weather: weather[booking.id],
          }))}
        />
      )}
      {count}
      {weatherCredit}
    </section>
  )
}
