import { BookingSearch } from '@/components/bookings/booking-search'
import { CalendarFeed } from '@/components/bookings/calendar-feed'
import { DueLateFees } from '@/components/bookings/due-late-fees'
import { managedAddress } from '@/components/bookings/managed-address'
import { ManagedBookings } from '@/components/bookings/managed-bookings'
import { LinkTabs } from '@/components/ui/link-tabs'
import { Pager } from '@/components/ui/pager'
import { TextLink } from '@/components/ui/text-link'
import type { Actor } from '@/lib/auth/actor'
import { pageSize } from '@/lib/bookings/limits'
import { findFeedAddress } from '@/lib/bookings/queries/calendar'
import { listDueLateFees } from '@/lib/bookings/queries/late-fees'
import { countManagedBookings, listManagedBookings } from '@/lib/bookings/queries/managed'
import type { BookingPage } from '@/lib/bookings/queries/read-page'
import type { ManagedStatus } from '@/lib/bookings/schema'

/** A photographer's upcoming and completed bookings, below the late fees that need a decision. */
export async function BookingManagement({
  actor,
  show,
  search,
  page,
}: {
  actor: Actor
  show: ManagedStatus
  /** Empty for all bookings. */
  search: string
  page: number
}) {
  const [counts, bookings, fees, feedAddress] = await Promise.all([
    countManagedBookings(actor),
    listManagedBookings(actor, { status: show, search, page }),
    listDueLateFees(actor),
    search ? null : findFeedAddress(actor),
  ])
  return (
    <>
      <DueLateFees fees={fees} />
      <div className="mb-3 flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <LinkTabs
          label="Bookings"
          tabs={[
            {
              href: managedAddress({ show: 'upcoming', search }),
              label: 'Upcoming',
              count: counts.PENDING + counts.CONFIRMED,
              current: show === 'upcoming',
            },
            {
              href: managedAddress({ show: 'completed', search }),
              label: 'Completed',
              count: counts.COMPLETED,
              current: show === 'completed',
            },
          ]}
        />
        <BookingSearch show={show} search={search} />
      </div>
      {search ? (
        <p className="mb-2 text-ink-2" aria-live="polite">
          {describeFound(bookings, show)}.{' '}
          <TextLink href={managedAddress({ show, search: '' })}>Show all</TextLink>
        </p>
      ) : null}
      <ManagedBookings
        bookings={bookings.items}
        address={managedAddress({ show, search, page: bookings.page })}
        profileId={actor.profileId}
        emptyText={search ? 'No bookings found' : emptyTexts[show]}
      />
      <Pager
        page={bookings.page}
        pageSize={pageSize}
        total={bookings.total}
        hasMore={bookings.hasMore}
        hrefOf={(number) => managedAddress({ show, search, page: number })}
      />
      {search ? null : <CalendarFeed address={feedAddress} />}
    </>
  )
}

const emptyTexts: Record<ManagedStatus, string> = {
  upcoming: 'No upcoming bookings',
  completed: 'No bookings yet',
}

/** `3 upcoming bookings found` */
function describeFound({ total, hasMore }: BookingPage, show: ManagedStatus): string {
  const count = `${total.toLocaleString('en-US')}${hasMore ? '+' : ''}`
  return `${count} ${show} ${total === 1 ? 'booking' : 'bookings'} found`
}
