import { LinkTabs } from '@/components/ui/link-tabs'
import { Pager } from '@/components/ui/pager'
import { TextLink } from '@/components/ui/text-link'
import { pageSize } from '@/lib/bookings/limits'
import type { BookingPage } from '@/lib/bookings/queries/read-page'
import type { DueLateFee, ManagedStatus } from '@/lib/bookings/schema'
import type { BookingStatus } from '@/prisma/generated/enums'
import { BookingSearch } from './booking-search'
import { CalendarFeed } from './calendar-feed'
import { DueLateFees } from './due-late-fees'
import { managedAddress } from './managed-address'
import { ManagedBookings } from './managed-bookings'

type BookingManagementProps = {
  show: ManagedStatus
  /** Empty for all bookings. */
  search: string
  counts: Record<BookingStatus, number>
  bookings: BookingPage
  fees: DueLateFee[]
  /** The address of the actor's calendar feed, if there is one. */
  feedAddress: string | null
  profileId: string
}

/** A photographer's upcoming and completed bookings, below the late fees that need a decision. */
export function BookingManagement({
  show,
  search,
  counts,
  bookings,
  fees,
  feedAddress,
  profileId,
}: BookingManagementProps) {
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
        profileId={profileId}
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
