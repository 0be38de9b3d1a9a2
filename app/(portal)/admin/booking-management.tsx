import { CalendarFeed } from '@/components/bookings/calendar-feed'
import { DueLateFees } from '@/components/bookings/due-late-fees'
import { ManagedBookings } from '@/components/bookings/managed-bookings'
import { LinkTabs } from '@/components/ui/link-tabs'
import { Pager } from '@/components/ui/pager'
import type { Actor } from '@/lib/auth/actor'
import { pageSize } from '@/lib/bookings/limits'
import { countBookingsByStatus, listManagedBookings } from '@/lib/bookings/queries'
import { findFeedAddress } from '@/lib/bookings/queries/calendar'
import { listDueLateFees } from '@/lib/bookings/queries/late-fees'
import type { ManagedStatus } from '@/lib/bookings/schema'

/** All of a photographer's shoots, those to be done and those done, under the late fees that wait for a decision. */
export async function BookingManagement({
  actor,
  show,
  page,
}: {
  actor: Actor
  show: ManagedStatus
  page: number
}) {
  const [counts, bookings, fees, feedAddress] = await Promise.all([
    countBookingsByStatus(actor),
    listManagedBookings(actor, { status: show, page }),
    listDueLateFees(actor),
    findFeedAddress(actor),
  ])
  return (
    <>
      <DueLateFees fees={fees} />
      <LinkTabs
        label="Which bookings"
        className="mb-2"
        tabs={[
          {
            href: '/admin?tab=bookings',
            label: 'Upcoming',
            count: counts.PENDING + counts.CONFIRMED,
            current: show === 'upcoming',
          },
          {
            href: '/admin?tab=bookings&show=completed',
            label: 'Completed',
            count: counts.COMPLETED,
            current: show === 'completed',
          },
        ]}
      />
      <ManagedBookings
        bookings={bookings.items}
        emptyText={show === 'upcoming' ? 'No upcoming bookings' : 'No bookings yet'}
      />
      <Pager
        page={bookings.page}
        pageSize={pageSize}
        total={bookings.total}
        hrefOf={(number) => `/admin?tab=bookings&show=${show}&page=${number}`}
      />
      <CalendarFeed address={feedAddress} />
    </>
  )
}
