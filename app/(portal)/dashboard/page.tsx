import type { Metadata } from 'next'
import type { ReactNode } from 'react'
import { DueInvoices } from '@/components/billing/invoices/due-invoices'
import { OverdueNotice } from '@/components/billing/statements/overdue-notice'
import { ApproveButton } from '@/components/booking/bookings/approve-button'
import { UpcomingBookings } from '@/components/booking/bookings/upcoming-bookings'
import { drawForecasts } from '@/components/calendar/weather/draw-forecasts'
import { WeatherCredit } from '@/components/calendar/weather/weather-credit'
import { ClientCards, CoordinatorCards, PhotographerCards } from '@/components/dashboard/cards'
import { LiveRefresh } from '@/components/live/live-refresh'
import { OfferNotice } from '@/components/people/brokerages/offer-notice'
import { RecentCover } from '@/components/photos/deliveries/recent-cover'
import { RecentDelivery } from '@/components/photos/deliveries/recent-delivery'
import { ShootsToDeliver } from '@/components/photos/deliveries/shoots-to-deliver'
import { ThumbnailStrip } from '@/components/photos/deliveries/thumbnail-strip'
import { NotificationsPanel } from '@/components/studio/notifications/notifications-panel'
import { OpeningPanel } from '@/components/studio/settings/opening-panel'
import { LinkButton } from '@/components/ui/button'
import { mergeClasses } from '@/components/ui/merge-classes'
import { PageBody } from '@/components/ui/page-body'
import { PageHead } from '@/components/ui/page-head'
import type { Actor } from '@/lib/auth/actor'
import { can, isClient, isPhotographer } from '@/lib/auth/rules/capabilities'
import { listDueInvoices } from '@/lib/billing/invoices/queries/list-due-invoices'
import { listOverdueStatements } from '@/lib/billing/statements/queries/list-overdue-statements'
import { countBookingsByStatus } from '@/lib/booking/bookings/queries/count-bookings-by-status'
import { findChargeSettings } from '@/lib/booking/bookings/queries/find-charge-settings'
import { findNextShoot } from '@/lib/booking/bookings/queries/find-next-shoot'
import { listNextShoots } from '@/lib/booking/bookings/queries/list-next-shoots'
import { DayAddress } from '@/lib/booking/bookings/schema'
import { paidWhenText } from '@/lib/booking/bookings/words/steps'
import { nextShootText } from '@/lib/booking/bookings/words/wizard'
import { countNewQuotes } from '@/lib/booking/quotes/queries/count-new-quotes'
import { authorizePage } from '@/lib/entry/authorize-page'
import { findAffiliation } from '@/lib/people/brokerages/queries/find-affiliation'
import { findBookingTerms } from '@/lib/people/brokerages/queries/find-booking-terms'
import { BrokerageAddress } from '@/lib/people/brokerages/schema'
import { findLatestDelivery } from '@/lib/photos/deliveries/queries/find-latest-delivery'
import { listLatestCovers } from '@/lib/photos/deliveries/queries/list-latest-covers'
import { listShootsToDeliver } from '@/lib/photos/deliveries/queries/list-shoots-to-deliver'
import { listLatestNotifications } from '@/lib/studio/notifications/queries/list-latest-notifications'
import { findUnfinishedOpening } from '@/lib/workflows/read-opening'
import { readShootForecasts } from '@/lib/workflows/read-shoot-forecasts'
import { readUnreadCounts } from '@/lib/workflows/read-unread-counts'

export const metadata: Metadata = { title: 'Dashboard' }

export default async function DashboardPage() {
  const actor = await authorizePage('signed-in')
  const seesBookings = can(actor, 'open-bookings')
  const seesPhotos = can(actor, 'open-photos')
  const [upcoming, next, toDeliver, delivery, notifications, cards, affiliation, overdue, due, opening] =
    await Promise.all([
      seesBookings ? readUpcoming(actor) : null,
      seesBookings ? findNextShoot(actor) : null,
      seesBookings ? [] : listShootsToDeliver(actor),
      seesPhotos ? findLatestDelivery(actor) : null,
      listLatestNotifications(actor),
      readCards(actor),
      findAffiliation(actor),
      listOverdueStatements(actor),
      listDueInvoices(actor),
      findUnfinishedOpening(actor),
    ])
  const cover = isClient(actor) && delivery?.isRecent && !delivery.expired ? delivery.cover : null
  const isPaidUp = due.length === 0
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
      {opening && <OpeningPanel steps={opening} />}
      <OfferNotice offers={affiliation.offers} />
      <OverdueNotice overdue={overdue} />
      <DueInvoices invoices={due} />
      {delivery && cover && <RecentCover delivery={delivery} cover={cover} isMain={isPaidUp} />}
      {cards}
      <div
        className={mergeClasses(
          'mt-12 grid gap-12 lg:gap-14',
          seesPhotos && !cover && 'lg:grid-cols-[minmax(0,1fr)_22rem]',
        )}
      >
        {upcoming ? <Upcoming actor={actor} {...upcoming} /> : <ShootsToDeliver shoots={toDeliver} />}
        {seesPhotos && !cover && (
          <RecentDelivery delivery={delivery} readerIsPhotographer={!isClient(actor)} isMain={isPaidUp} />
        )}
      </div>
      <NotificationsPanel items={notifications} approveButton={ApproveButton} />
    </PageBody>
  )
}

async function readUpcoming(actor: Actor) {
  const bookings = await listNextShoots(actor)
  const forecasts = await readShootForecasts(
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
