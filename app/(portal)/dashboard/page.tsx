import type { Metadata } from 'next'
import { DueInvoices } from '@/components/billing/invoices/due-invoices'
import { OverdueNotice } from '@/components/billing/statements/overdue-notice'
import { UpcomingBookings } from '@/components/booking/bookings/upcoming-bookings'
import { drawForecasts } from '@/components/calendar/weather/draw-forecasts'
import { WeatherCredit } from '@/components/calendar/weather/weather-credit'
import { ClientCards } from '@/components/dashboard/cards'
import { LiveRefresh } from '@/components/live/live-refresh'
import { OfferNotice } from '@/components/people/brokerages/offer-notice'
import { RecentCover } from '@/components/photos/deliveries/recent-cover'
import { RecentDelivery } from '@/components/photos/deliveries/recent-delivery'
import { ThumbnailStrip } from '@/components/photos/deliveries/thumbnail-strip'
import { NotificationsPanel } from '@/components/studio/notifications/notifications-panel'
import { LinkButton } from '@/components/ui/button'
import { mergeClasses } from '@/components/ui/merge-classes'
import { PageBody } from '@/components/ui/page-body'
import { PageHead } from '@/components/ui/page-head'
import type { Actor } from '@/lib/auth/actor'
import { isClient } from '@/lib/auth/rules/capabilities'
import { listDueInvoices } from '@/lib/billing/invoices/queries/list-due-invoices'
import { listOverdueStatements } from '@/lib/billing/statements/queries/list-overdue-statements'
import { countBookingsByStatus } from '@/lib/booking/bookings/queries/count-bookings-by-status'
import { findChargeSettings } from '@/lib/booking/bookings/queries/find-charge-settings'
import { findNextShoot } from '@/lib/booking/bookings/queries/find-next-shoot'
import { bookAgainHref } from '@/lib/booking/bookings/rules/wizard-address'
import { bookAgainLabel } from '@/lib/booking/bookings/words/again'
import { paidWhenText } from '@/lib/booking/bookings/words/steps'
import { nextShootText } from '@/lib/booking/bookings/words/wizard'
import { authorizePage } from '@/lib/entry/authorize-page'
import { findAffiliation } from '@/lib/people/brokerages/queries/find-affiliation'
import { findBookingTerms } from '@/lib/people/brokerages/queries/find-booking-terms'
import { BrokerageAddress } from '@/lib/people/brokerages/schema'
import { findLatestDelivery } from '@/lib/photos/deliveries/queries/find-latest-delivery'
import { listLatestCovers } from '@/lib/photos/deliveries/queries/list-latest-covers'
import { listLatestNotifications } from '@/lib/studio/notifications/queries/list-latest-notifications'
import { readNextShoots } from '@/lib/workflows/read-next-shoots'
import { StudioHome } from './studio-home'

export const metadata: Metadata = { title: 'Dashboard' }

export default async function DashboardPage() {
  const actor = await authorizePage('signed-in')
  return isClient(actor) ? <ClientHome actor={actor} /> : <StudioHome actor={actor} />
}

async function ClientHome({ actor }: { actor: Actor }) {
  const [upcoming, next, delivery, notifications, cards, affiliation, overdue, due] = await Promise.all([
    readNextShoots(actor),
    findNextShoot(actor),
    findLatestDelivery(actor),
    listLatestNotifications(actor),
    readCards(actor),
    findAffiliation(actor),
    listOverdueStatements(actor),
    listDueInvoices(actor),
  ])
  const { bookings, forecasts } = upcoming
  const cover = delivery?.isRecent && !delivery.expired ? delivery.cover : null
  const isPaidUp = due.length === 0
  const hasBooked = delivery !== null || bookings.length > 0
  return (
    <PageBody>
      <LiveRefresh events={['booking-changed', 'notification', 'payment', 'delivery-changed']} />
      <PageHead
        title={`Welcome, ${actor.fullName}`}
        lead={next && nextShootText(next)}
        actions={
          <>
            {affiliation.name && (
              <LinkButton href={BrokerageAddress.href()} icon="users-round">
                {affiliation.name}
              </LinkButton>
            )}
            {hasBooked && (
              <LinkButton href={bookAgainHref([])} icon="calendar-plus">
                {bookAgainLabel}
              </LinkButton>
            )}
          </>
        }
      />
      <OfferNotice offers={affiliation.offers} />
      <OverdueNotice overdue={overdue} />
      <DueInvoices invoices={due} />
      {delivery && cover && <RecentCover delivery={delivery} cover={cover} isMain={isPaidUp} />}
      <ClientCards {...cards} />
      <div
        className={mergeClasses(
          'mt-12 grid gap-12 lg:gap-14',
          !cover && 'lg:grid-cols-[minmax(0,1fr)_22rem]',
        )}
      >
        <UpcomingBookings
          bookings={bookings}
          reader={actor}
          weather={drawForecasts(forecasts)}
          weatherCredit={forecasts.length > 0 && <WeatherCredit className="mt-3" />}
        />
        {!cover && <RecentDelivery delivery={delivery} readerIsPhotographer={false} isMain={isPaidUp} />}
      </div>
      <div className="mt-12">
        <NotificationsPanel items={notifications} />
      </div>
    </PageBody>
  )
}

/** What the cards at the top show. */
async function readCards(actor: Actor) {
  const [{ CONFIRMED, PENDING }, covers, charging, brokerage] = await Promise.all([
    countBookingsByStatus(actor),
    listLatestCovers(actor),
    findChargeSettings(actor),
    findBookingTerms(actor),
  ])
  return {
    paidWhen: paidWhenText(charging, brokerage),
    confirmed: CONFIRMED,
    pending: PENDING,
    thumbnails: covers.length > 0 ? <ThumbnailStrip covers={covers} /> : null,
  }
}
