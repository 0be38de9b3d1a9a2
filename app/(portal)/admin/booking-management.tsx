import { ManagedBookings } from '@/components/bookings/managed-bookings'
import { LinkTabs } from '@/components/ui/link-tabs'
import { Pager } from '@/components/ui/pager'
import type { Actor } from '@/lib/auth/actor'
import { pageSize } from '@/lib/bookings/limits'
import { countBookings, listManagedBookings } from '@/lib/bookings/queries'
import type { ManagedStatus } from '@/lib/bookings/schema'

/** All of a photographer's shoots, those to be done and those done. */
export async function BookingManagement({
  actor,
  show,
  page,
}: {
  actor: Actor
  show: ManagedStatus
  page: number
}) {
  const [bookings, upcoming, completed] = await Promise.all([
    listManagedBookings(actor, { status: show, page }),
    countBookings(actor, ['PENDING', 'CONFIRMED']),
    countBookings(actor, ['COMPLETED']),
  ])
  return (
    <>
      <LinkTabs
        label="Which bookings"
        className="mb-2"
        tabs={[
          { href: '/admin?tab=bookings', label: 'Upcoming', count: upcoming, current: show === 'upcoming' },
          {
            href: '/admin?tab=bookings&show=completed',
            label: 'Completed',
            count: completed,
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
    </>
  )
}
