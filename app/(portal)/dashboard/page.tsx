import type { Metadata } from 'next'
import type { ReactNode } from 'react'
import { ApproveButton } from '@/components/bookings/approve-button'
import { UpcomingBookings } from '@/components/bookings/upcoming-bookings'
import { OfferNotice } from '@/components/brokerages/offer-notice'
import { ClientCards, CoordinatorCards, PhotographerCards } from '@/components/dashboard/cards'
import { RecentDelivery } from '@/components/deliveries/recent-delivery'
import { ShootsToDeliver } from '@/components/deliveries/shoots-to-deliver'
import { ThumbnailStrip } from '@/components/deliveries/thumbnail-strip'
import { LiveRefresh } from '@/components/live/live-refresh'
import { NotificationsPanel } from '@/components/notifications/notifications-panel'
import { OverdueNotice } from '@/components/statements/overdue-notice'
import { LinkButton } from '@/components/ui/button'
import { mergeClasses } from '@/components/ui/merge-classes'
import { PageBody } from '@/components/ui/page-body'
import { PageHead } from '@/components/ui/page-head'
import { drawForecasts } from '@/components/weather/draw-forecasts'
import { WeatherCredit } from '@/components/weather/weather-credit'
import type { Actor } from '@/lib/auth/actor'
import { can, isClient, isPhotographer } from '@/lib/auth/rules/capabilities'
import { countBookingsByStatus } from '@/lib/bookings/queries/count-bookings-by-status'
import { findChargeSettings } from '@/lib/bookings/queries/find-charge-settings'
import { findNextShoot } from '@/lib/bookings/queries/find-next-shoot'
import { listNextShoots } from '@/lib/bookings/queries/list-next-shoots'
import { DayAddress } from '@/lib/bookings/schema'
import { paidWhenText } from '@/lib/bookings/words/steps'
import { nextShootText } from '@/lib/bookings/words/wizard'
import { findAffiliation } from '@/lib/brokerages/queries/find-affiliation'
import { findBookingTerms } from '@/lib/brokerages/queries/find-booking-terms'
import { BrokerageAddress } from '@/lib/brokerages/schema'
import { findLatestDelivery } from '@/lib/deliveries/queries/find-latest-delivery'
import { listLatestCovers } from '@/lib/deliveries/queries/list-latest-covers'
import { listShootsToDeliver } from '@/lib/deliveries/queries/list-shoots-to-deliver'
import { authorizePage } from '@/lib/entry/authorize-page'
import { listLatestNotifications } from '@/lib/notifications/queries/list-latest-notifications'
import { countNewQuotes } from '@/lib/quotes/queries/count-new-quotes'
import { listOverdueStatements } from '@/lib/statements/queries/list-overdue-statements'
import { listForecasts } from '@/lib/weather/queries/list-forecasts'
import { readUnreadCounts } from '@/lib/workflows/read-unread-counts'

export const metadata: Metadata = { title: 'Dashboard' }

export default async function DashboardPage() {
  const actor = await authorizePage('signed-in')
  const seesBookings = can(actor, 'open-bookings')
  const seesPhotos = can(actor, 'open-photos')
  const [upcoming, next, toDeliver, delivery, notifications, cards, affiliation, overdue] = await Promise.all(
    [
      seesBookings ? readUpcoming(actor) : null,
      seesBookings ? findNextShoot(actor) : null,
      seesBookings ? [] : listShootsToDeliver(actor),
      seesPhotos ? findLatestDelivery(actor) : null,
      listLatestNotifications(actor),
      readCards(actor),
      findAffiliation(actor),
      listOverdueStatements(actor),
    ],
  )
  return (
    <PageBody>
      <LiveRefresh
        events={['booking-changed', 'notification', 'payment', 'delivery-changed', 'quote-changed']}
      />
      <PageHead
        title={`Welcome, ${actor.fullName}`}
        lead={next && nextShootText(next, !can(actor, 'manage-all-bookings'))}
        actions={
          isPhotographer(actor) ? (
            <LinkButton href={DayAddress.href()} icon="sun">
              Today's shoots
            </LinkButton>
          ) : (
            affiliation.name && (
              <LinkButton href={BrokerageAddress.href()} icon="users-round">
                {affiliation.name}
              </LinkButton>
            )
          )
        }
      />
      <OfferNotice offers={affiliation.offers} />
      <OverdueNotice overdue={overdue} />
      {cards}
      <div
        className={mergeClasses(
          'mt-12 grid gap-12 lg:gap-14',
          seesPhotos && 'lg:grid-cols-[minmax(0,1fr)_22rem]',
        )}
      >
        {upcoming ? <Upcoming actor={actor} {...upcoming} /> : <ShootsToDeliver shoots={toDeliver} />}
        {seesPhotos && <RecentDelivery delivery={delivery} readerIsPhotographer={!isClient(actor)} />}
      </div>
      <NotificationsPanel items={notifications} approveButton={ApproveButton} />
    </PageBody>
  )
}

async function readUpcoming(actor: Actor) {
  const bookings = await listNextShoots(actor)
  const forecasts = await listForecasts(
    actor,
    bookings.map(({ id }) => id),
  )
  return { bookings, forecasts }
}

type UpcomingProps = { actor: Actor } & Awaited<ReturnType<typeof readUpcoming>>

function Upcoming({ actor, bookings, forecasts }: UpcomingProps) {
  return (
    <UpcomingBookings
      bookings={bookings}
      readerIsPhotographer={!isClient(actor)}
      showsPhotographers={can(actor, 'manage-all-bookings')}
      weather={drawForecasts(forecasts)}
      weatherCredit={forecasts.length > 0 && <WeatherCredit className="mt-3" />}
    />
  )
}

/** The cards at the top, by what the reader does; an editor has none. */
async function readCards(actor: Actor): Promise<ReactNode> {
  if (isPhotographer(actor)) {
    const [counts, unread] = await Promise.all([countBookingsByStatus(actor), readUnreadCounts(actor)])
    const total = Object.values(counts).reduce((sum, count) => sum + count, 0)
    return <PhotographerCards totalBookings={total} unreadMessages={unread.messages} />
  }
  if (can(actor, 'manage-bookings')) {
    const [{ PENDING }, unread, newQuotes] = await Promise.all([
      countBookingsByStatus(actor),
      readUnreadCounts(actor),
      countNewQuotes(actor),
    ])
    return <CoordinatorCards pending={PENDING} unreadMessages={unread.messages} newQuotes={newQuotes} />
  }
  if (!isClient(actor)) return null
  const [{ CONFIRMED, PENDING }, covers, charging, brokerage] = await Promise.all([
    countBookingsByStatus(actor),
    listLatestCovers(actor),
    findChargeSettings(actor),
    findBookingTerms(actor),
  ])
  const thumbnails = covers.length > 0 ? <ThumbnailStrip covers={covers} /> : null
  return (
    <ClientCards
      paidWhen={paidWhenText(charging, brokerage)}
      confirmed={CONFIRMED}
      pending={PENDING}
      thumbnails={thumbnails}
    />
  )
}
