import type { Metadata } from 'next'
import { BookingTabs } from '@/components/booking/bookings/booking-tabs'
import { CalendarFeed } from '@/components/booking/bookings/calendar-feed'
import { MyBookings } from '@/components/booking/bookings/my-bookings'
import { LiveRefresh } from '@/components/live/live-refresh'
import { LinkButton } from '@/components/ui/button'
import { PageBody } from '@/components/ui/page-body'
import { PageHead } from '@/components/ui/page-head'
import { Pager } from '@/components/ui/pager'
import { pageSize } from '@/lib/booking/bookings/limits'
import { countBookingsByStatus } from '@/lib/booking/bookings/queries/count-bookings-by-status'
import { findFeedAddress } from '@/lib/booking/bookings/queries/find-feed-address'
import { listMyBookings } from '@/lib/booking/bookings/queries/list-my-bookings'
import { BookingFilter } from '@/lib/booking/bookings/schema/listing'
import { localTimesText } from '@/lib/booking/bookings/words/wizard'
import { authorizePage } from '@/lib/entry/authorize-page'
import { studioTimeIn, zoneAbbreviation } from '@/lib/platform/time/clock'
import { getStudio } from '@/lib/studio/settings/queries/get-studio'

export const metadata: Metadata = { title: 'My Bookings' }

export default async function BookingsPage({ searchParams }: PageProps<'/bookings'>) {
  const actor = await authorizePage('open-bookings')
  const filter = BookingFilter.parse(await searchParams)
  const { status, page } = filter
  const [bookings, counts, feedAddress, { timeZone }] = await Promise.all([
    listMyBookings(actor, { status: status || undefined, page }),
    countBookingsByStatus(actor),
    findFeedAddress(actor),
    getStudio(),
  ])
  const clock = studioTimeIn(timeZone)
  const addressOf = (number: number) => BookingFilter.href({ ...filter, page: number })
  return (
    <PageBody>
      <LiveRefresh events={['booking-changed']} />
      <PageHead
        title="My Bookings"
        lead={`Sorted by shoot date, newest first. ${localTimesText(zoneAbbreviation(clock.today, timeZone))}`}
        actions={
          <LinkButton variant="main" href="/book">
            Book New Shoot
          </LinkButton>
        }
      />
      <BookingTabs counts={counts} current={status} />
      <MyBookings
        bookings={bookings.items}
        address={addressOf(bookings.page)}
        isFiltered={status !== ''}
        timeZone={timeZone}
        clock={clock}
      />
      <Pager page={bookings.page} pageSize={pageSize} total={bookings.total} hrefOf={addressOf} />
      <CalendarFeed address={feedAddress} />
    </PageBody>
  )
}
