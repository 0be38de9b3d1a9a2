import type { Metadata } from 'next'
import { z } from 'zod'
import { BookingFilter } from '@/components/bookings/booking-filter'
import { CalendarFeed } from '@/components/bookings/calendar-feed'
import { MyBookings } from '@/components/bookings/my-bookings'
import { LiveRefresh } from '@/components/live/live-refresh'
import { LinkButton } from '@/components/ui/button'
import { PageBody } from '@/components/ui/page-body'
import { PageHead } from '@/components/ui/page-head'
import { Pager } from '@/components/ui/pager'
import { pageSize } from '@/lib/bookings/limits'
import { countBookingsByStatus } from '@/lib/bookings/queries/count-bookings-by-status'
import { findFeedAddress } from '@/lib/bookings/queries/find-feed-address'
import { listMyBookings } from '@/lib/bookings/queries/list-my-bookings'
import { localTimesText } from '@/lib/bookings/words/wizard'
import { authorizePage } from '@/lib/entry/authorize-page'
import { todayIn, zoneAbbreviation } from '@/lib/platform/clock'
import { getStudio } from '@/lib/studio/queries/get-studio'

export const metadata: Metadata = { title: 'My Bookings' }

const Query = z.object({
  status: z.enum(['PENDING', 'CONFIRMED', 'COMPLETED', 'CANCELLED']).optional().catch(undefined),
  page: z.coerce.number().int().min(1).catch(1),
})

export default async function BookingsPage({
  searchParams,
}: {
  searchParams: Promise<Record<string, string>>
}) {
  const actor = await authorizePage('signed-in')
  const { status, page } = Query.parse(await searchParams)
  const [bookings, counts, feedAddress, { timeZone }] = await Promise.all([
    listMyBookings(actor, { status, page }),
    countBookingsByStatus(actor),
    findFeedAddress(actor),
    getStudio(),
  ])
  const addressOf = (number: number) => {
    const query = new URLSearchParams({
      ...(status && { status }),
      ...(number > 1 && { page: String(number) }),
    })
    return query.size > 0 ? `/bookings?${query}` : '/bookings'
  }
  return (
    <PageBody>
      <LiveRefresh events={['booking-changed']} />
      <PageHead
        title="My Bookings"
        lead={`Sorted by shoot date, newest first. ${localTimesText(zoneAbbreviation(todayIn(timeZone), timeZone))}`}
        actions={
          <LinkButton variant="main" href="/book">
            Book New Shoot
          </LinkButton>
        }
      />
      <BookingFilter counts={counts} current={status} />
      <MyBookings
        bookings={bookings.items}
        address={addressOf(bookings.page)}
        isFiltered={status !== undefined}
        timeZone={timeZone}
      />
      <Pager page={bookings.page} pageSize={pageSize} total={bookings.total} hrefOf={addressOf} />
      <CalendarFeed address={feedAddress} />
    </PageBody>
  )
}
