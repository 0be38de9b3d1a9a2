import { StudioPicture } from '@/app/studio-picture'
import { DueInvoices } from '@/components/billing/invoices/due-invoices'
import { UpcomingBookings } from '@/components/booking/bookings/upcoming-bookings'
import { drawForecasts } from '@/components/calendar/weather/draw-forecasts'
import { WeatherCredit } from '@/components/calendar/weather/weather-credit'
import { BookNext } from '@/components/dashboard/book-next'
import { FirstBooking, FirstLists } from '@/components/dashboard/first-booking'
import { LiveRefresh } from '@/components/live/live-refresh'
import { OfferNotice } from '@/components/people/brokerages/offer-notice'
import { GalleryTiles } from '@/components/photos/deliveries/gallery-tiles'
import { RecentCover } from '@/components/photos/deliveries/recent-cover'
import { RecentDelivery } from '@/components/photos/deliveries/recent-delivery'
import { NotificationsPanel } from '@/components/studio/notifications/notifications-panel'
import { mergeClasses } from '@/components/ui/merge-classes'
import { PageBody } from '@/components/ui/page-body'
import { PageHead } from '@/components/ui/page-head'
import type { Actor } from '@/lib/auth/actor'
import { listDueInvoices } from '@/lib/billing/invoices/queries/list-due-invoices'
import { listDueStatements } from '@/lib/billing/statements/queries/list-due-statements'
import { countActiveBookings } from '@/lib/booking/bookings/queries/count-active-bookings'
import { countBookingsByStatus } from '@/lib/booking/bookings/queries/count-bookings-by-status'
import { findNextShoot } from '@/lib/booking/bookings/queries/find-next-shoot'
import { bookAgainLabel } from '@/lib/booking/bookings/words/again'
import { clientHomeLead, firstBookingTexts, pendingText } from '@/lib/booking/bookings/words/home'
import { findAffiliation } from '@/lib/people/brokerages/queries/find-affiliation'
import { findLatestDelivery } from '@/lib/photos/deliveries/queries/find-latest-delivery'
import { listGalleryTiles } from '@/lib/photos/deliveries/queries/list-gallery-tiles'
import { previewsFreeText } from '@/lib/photos/deliveries/words/deliveries'
import { listLatestNotifications } from '@/lib/studio/notifications/queries/list-latest-notifications'
import { readNextShoots } from '@/lib/workflows/read-next-shoots'
import { BrokerageMoney } from './brokerage-money'
import { ComingShoot } from './coming-shoot'
import { describePromises, readBookNext } from './read-book-next'

/** A client's home: what they have to pay, their latest photos, the next shoot, and below it what there is. */
export async function ClientHome({ actor }: { actor: Actor }) {
  const [
    upcoming,
    next,
    delivery,
    tiles,
    notifications,
    counts,
    active,
    booking,
    affiliation,
    invoices,
    statements,
  ] = await Promise.all([
    readNextShoots(actor),
    findNextShoot(actor),
    findLatestDelivery(actor),
    listGalleryTiles(actor),
    listLatestNotifications(actor),
    countBookingsByStatus(actor),
    countActiveBookings(actor),
    readBookNext(actor),
    findAffiliation(actor),
    listDueInvoices(actor),
    listDueStatements(actor),
  ])
  const { bookings, forecasts, clock } = upcoming
  const cover = delivery?.isRecent && !delivery.expired ? delivery.cover : null
  const isPaidUp = invoices.length + statements.length === 0
  const isNew = isPaidUp && !delivery && Object.values(counts).every((count) => count === 0)
  const welcome = `Welcome, ${actor.fullName}`
  const [statement = null] = statements
  return (
    <PageBody>
      <LiveRefresh events={['booking-changed', 'notification', 'payment', 'delivery-changed']} />
      {isNew ? (
        <FirstBooking
          welcome={welcome}
          title={firstBookingTexts.title}
          lead={firstBookingTexts.lead}
          workText={firstBookingTexts.work}
          promises={await describePromises(booking)}
          // As high as the box, which narrow windows crop to.
          picture={<StudioPicture sizes="max(100vw, min(66rem, 150svh))" />}
        />
      ) : (
        <PageHead
          title={welcome}
          lead={clientHomeLead({
            hasFailed: invoices.some(({ isFailed }) => isFailed),
            hasOverdue: invoices.some(({ isOverdue }) => isOverdue),
            statement,
            deliveredStreet: cover && delivery ? delivery.street : null,
            next,
          })}
          className="mb-5 md:mb-6"
        />
      )}
      <OfferNotice offers={affiliation.offers} />
      {isNew ? (
        <>
          <FirstLists galleryText={previewsFreeText} />
          <ActiveBookings {...active} className="mt-4 mb-10" />
          <NotificationsPanel items={notifications} />
        </>
      ) : (
        <>
          <DueInvoices invoices={invoices} statements={statements} />
          {affiliation.adminOf && (
            <BrokerageMoney actor={actor} brokerageId={affiliation.adminOf} name={affiliation.name} />
          )}
          {delivery && cover && <RecentCover delivery={delivery} cover={cover} isMain={isPaidUp} />}
          <div className="grid items-start gap-12 lg:gap-14 xl:grid-cols-[minmax(0,1fr)_21rem]">
            <div className="grid min-w-0 gap-12">
              {next && <ComingShoot actor={actor} next={next} forecasts={forecasts} />}
              <BookNext title={bookAgainLabel} {...booking} />
              <UpcomingBookings
                bookings={bookings}
                reader={actor}
                clock={clock}
                weather={drawForecasts(forecasts)}
                weatherCredit={forecasts.length > 0 && <WeatherCredit className="mt-3" />}
                count={<ActiveBookings {...active} className="mt-3" />}
              />
            </div>
            <div className="grid min-w-0 gap-12">
              <GalleryTiles tiles={tiles} />
              {!cover && (
                <RecentDelivery delivery={delivery} readerIsPhotographer={false} isMain={isPaidUp} />
              )}
              <NotificationsPanel items={notifications} />
            </div>
          </div>
        </>
      )}
    </PageBody>
  )
}

type ActiveBookingsProps = { total: number; pending: number; className: string }

function ActiveBookings({ total, pending, className }: ActiveBookingsProps) {
  return (
    <p className={mergeClasses('text-ink-2', className)}>
      Active Bookings: <span className="font-strong text-ink">{total}</span>
      {pendingText(pending)}
    </p>
  )
}
