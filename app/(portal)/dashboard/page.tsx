import type { Metadata } from 'next'
import { ApproveButton } from '@/components/bookings/approve-button'
import { UpcomingBookings } from '@/components/bookings/upcoming-bookings'
import { ClientCards, PhotographerCards } from '@/components/dashboard/cards'
import { RecentDelivery } from '@/components/deliveries/recent-delivery'
import { ThumbnailStrip } from '@/components/deliveries/thumbnail-strip'
import { LiveRefresh } from '@/components/live/live-refresh'
import { NotificationsPanel } from '@/components/notifications/notifications-panel'
import { LinkButton } from '@/components/ui/button'
import { PageBody } from '@/components/ui/page-body'
import { PageHead } from '@/components/ui/page-head'
import { drawForecasts } from '@/components/weather/forecast-line'
import { WeatherCredit } from '@/components/weather/weather-credit'
import { isClient } from '@/lib/auth/rules/capabilities'
import { countBookings } from '@/lib/bookings/queries/count-bookings'
import { countBookingsByStatus } from '@/lib/bookings/queries/count-bookings-by-status'
import { listUpcomingBookings } from '@/lib/bookings/queries/list-upcoming-bookings'
import { DayAddress } from '@/lib/bookings/schema'
import { nextShootText } from '@/lib/bookings/words/wizard'
import { findLatestDelivery } from '@/lib/deliveries/queries/find-latest-delivery'
import { listLatestPreviews } from '@/lib/deliveries/queries/list-latest-previews'
import { authorizePage } from '@/lib/entry/authorize-page'
import { listLatestNotifications } from '@/lib/notifications/queries/list-latest-notifications'
import { listForecasts } from '@/lib/weather/queries/list-forecasts'
import { readUnreadCounts } from '@/lib/workflows/read-unread-counts'

export const metadata: Metadata = { title: 'Dashboard' }

export default async function DashboardPage() {
  const actor = await authorizePage('signed-in')
  const isPhotographer = !isClient(actor)
  const [upcoming, delivery, notifications, cards] = await Promise.all([
    listUpcomingBookings(actor),
    findLatestDelivery(actor),
    listLatestNotifications(actor),
    isPhotographer ? photographerCards() : clientCards(),
  ])
  const forecasts = await listForecasts(
    actor,
    upcoming.map(({ id }) => id),
  )

  async function photographerCards() {
    const [total, unread] = await Promise.all([countBookings(actor), readUnreadCounts(actor)])
    return <PhotographerCards totalBookings={total} unreadMessages={unread.messages} />
  }
  async function clientCards() {
    const [{ CONFIRMED, PENDING }, previews] = await Promise.all([
      countBookingsByStatus(actor),
      listLatestPreviews(actor, 4),
    ])
    const thumbnails = previews.length > 0 ? <ThumbnailStrip photoIds={previews} /> : null
    return <ClientCards confirmed={CONFIRMED} pending={PENDING} thumbnails={thumbnails} />
  }

  return (
    <PageBody>
      <LiveRefresh events={['booking-changed', 'notification', 'payment', 'delivery-changed']} />
      <PageHead
        title={`Welcome, ${actor.fullName}`}
        lead={upcoming[0] && nextShootText(upcoming[0])}
        actions={
          isPhotographer && (
            <LinkButton href={DayAddress.href()} icon="sun">
              Today's shoots
            </LinkButton>
          )
        }
      />
      {cards}
      <div className="mt-12 grid gap-12 lg:grid-cols-[minmax(0,1fr)_22rem] lg:gap-14">
        <UpcomingBookings
          bookings={upcoming}
          readerIsPhotographer={isPhotographer}
          weather={drawForecasts(forecasts)}
          weatherCredit={forecasts.length > 0 && <WeatherCredit className="mt-3" />}
        />
        <RecentDelivery delivery={delivery} readerIsPhotographer={isPhotographer} />
      </div>
      <NotificationsPanel items={notifications} approveButton={ApproveButton} />
    </PageBody>
  )
}
