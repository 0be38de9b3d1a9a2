import type { Metadata } from 'next'
import type { ReactNode } from 'react'
import { RecordMissing } from '@/app/record-missing'
import { AwaitedBills } from '@/components/billing/invoices/awaited-bills'
import { BookingInvoices } from '@/components/billing/invoices/booking-invoices'
import { DepositNotice } from '@/components/billing/invoices/deposit-notice'
import { AccessPanel } from '@/components/booking/access-details/access-panel'
import { AirspaceNotice } from '@/components/booking/bookings/airspace-notice'
import { BookingActions } from '@/components/booking/bookings/booking-actions'
import { BookingFacts } from '@/components/booking/bookings/booking-facts'
import { BookingPayment } from '@/components/booking/bookings/booking-payment'
import { BookingPeople } from '@/components/booking/bookings/booking-people'
import { BookingTimeline } from '@/components/booking/bookings/booking-timeline'
import { ShotList } from '@/components/booking/bookings/day/shot-list'
import { LateFeeNotice } from '@/components/booking/bookings/late-fee-notice'
import { ConflictNotice } from '@/components/calendar/calendars/conflict-notice'
import { describeLight } from '@/components/calendar/light/shoot-light'
import { ShootSky } from '@/components/calendar/light/shoot-sky'
import { ForecastLine } from '@/components/calendar/weather/forecast-line'
import { WeatherCredit } from '@/components/calendar/weather/weather-credit'
import { WeatherNotice } from '@/components/calendar/weather/weather-notice'
import { LiveRefresh } from '@/components/live/live-refresh'
import { BookingDeliveries } from '@/components/photos/deliveries/booking-deliveries'
import { BackLink } from '@/components/shell/back-link'
import { NamePage } from '@/components/shell/page-name'
import { Notice } from '@/components/ui/notice'
import { PageBody } from '@/components/ui/page-body'
import { PageHead } from '@/components/ui/page-head'
import { PageWithActions } from '@/components/ui/page-with-actions'
import { Status } from '@/components/ui/status'
import type { Actor } from '@/lib/auth/actor'
import { can } from '@/lib/auth/rules/capabilities'
import { isPayable } from '@/lib/billing/invoices/rules/status'
import { findAccess } from '@/lib/booking/access-details/queries/find-access'
import { findBooking } from '@/lib/booking/bookings/queries/find-booking'
import { hasBegun } from '@/lib/booking/bookings/rules/visit-end'
import { wizardHref } from '@/lib/booking/bookings/rules/wizard-address'
import type { BookingDetail } from '@/lib/booking/bookings/schema/bookings'
import type { ManageableBooking } from '@/lib/booking/bookings/schema/listing'
import { findContacts } from '@/lib/booking/contacts/queries/find-contacts'
import { findLinks } from '@/lib/booking/sellers/queries/find-links'
import { listOwnConflicts } from '@/lib/calendar/calendars/queries/list-own-conflicts'
import { authorizePage } from '@/lib/entry/authorize-page'
import { splitAddress } from '@/lib/platform/text/address'
import { studioTimeIn } from '@/lib/platform/time/clock'
import { propertyPosition } from '@/lib/studio/places/rules/place'
import { getStudio } from '@/lib/studio/settings/queries/get-studio'
import { readBookingHub } from '@/lib/workflows/read-booking-hub'
import { readShootWeather } from '@/lib/workflows/read-shoot-weather'
import { describeHub } from './describe-hub'
import { NextButton } from './next-button'
import { ShareFold } from './share-fold'

export async function generateMetadata({ params }: PageProps<'/booking/[id]'>): Promise<Metadata> {
  const booking = await findBooking(await authorizePage('open-bookings'), (await params).id)
  return { title: booking ? splitAddress(booking.address).street : 'Booking not found' }
}

export default async function BookingPage({ params, searchParams }: PageProps<'/booking/[id]'>) {
  const actor = await authorizePage('open-bookings')
  const { cancel, from } = await searchParams
  const booking = await findBooking(actor, (await params).id)
  const fallback = can(actor, 'manage-bookings') ? '/admin?tab=bookings' : '/bookings'
  const back = <BackLink from={from} fallback={fallback} role={actor.role} />
  if (!booking) {
    return (
      <RecordMissing
        back={<BackLink from={from} fallback={fallback} role={actor.role} isMain />}
        title="Booking not found"
      >
        It may belong to another account, or the link is incomplete.
      </RecordMissing>
    )
  }
  return <Hub actor={actor} booking={booking} back={back} opensCancelDialog={cancel === '1'} />
}

type HubProps = { actor: Actor; booking: BookingDetail; back: ReactNode; opensCancelDialog: boolean }

async function Hub({ actor, booking, back, opensCancelDialog }: HubProps) {
  const { timeZone, invoiceDueDays } = await getStudio()
  const [hub, access, links, contacts, conflicts, { forecast, moves }] = await Promise.all([
    readBookingHub(actor, booking),
    findAccess(actor, booking.id),
    findLinks(actor, booking.id),
    findContacts(actor, booking.id),
    listOwnConflicts(actor, booking.id),
    readShootWeather(actor, booking),
  ])
  const clock = studioTimeIn(timeZone)
  const shown = describeHub({ actor, booking, hub, access, clock, timeZone })
  const { reader, isAhead, next, message, sendHref, calendar } = shown
  const { id, client, photographer, facing } = booking
  const move = { rescheduleId: id }
  const origin = `/booking/${id}`
  const position = isAhead ? propertyPosition(booking.place) : null
  const { street } = splitAddress(booking.address)
  return (
    <PageBody isPrintable>
      <NamePage name={street} />
      <LiveRefresh events={['booking-changed', 'delivery-changed', 'payment', 'notification']} />
      <PageWithActions
        head={
          <PageHead
            back={back}
            title={street}
            status={<Status value={booking.isImported ? 'IMPORTED' : booking.status} big />}
            lead={shown.situation}
          />
        }
        actions={
          <BookingActions
            booking={toManageable(booking)}
            reader={reader}
            next={next}
            payments={hub.payments}
            profileId={actor.profileId}
            colleagues={hub.colleagues}
            addOns={hub.addOns}
            hasBegun={hasBegun(booking, clock)}
            opensCancelDialog={opensCancelDialog}
            message={message}
            sendHref={hub.canSendPhotos ? sendHref : null}
            calendar={calendar}
          >
            <NextButton
              action={next}
              booking={booking}
              hub={hub}
              message={message}
              sendHref={sendHref}
              calendarHref={calendar?.fileHref ?? ''}
            />
          </BookingActions>
        }
      >
        <div className="grid gap-14 lg:grid-cols-[minmax(0,1fr)_21rem]">
          <div className="grid content-start gap-9">
            <LateFeeNotice booking={booking} {...hub.lateFee} />
            <DepositNotice deposit={hub.deposit} reader={reader} />
            {hub.limit && (
              <Notice tone="wait" title={hub.limit.title}>
                {hub.limit.text}
              </Notice>
            )}
            <ConflictNotice conflicts={conflicts} />
            <WeatherNotice
              forecast={forecast}
              reader={reader === 'CLIENT' ? 'client' : 'photographer'}
              moves={moves.map((time) => ({
                time,
                href: wizardHref({ ...move, slotId: time.slotId, step: 'details' }),
              }))}
              chooseHref={booking.may.reschedule ? wizardHref(move) : null}
            />
            <AirspaceNotice booking={booking} />
            <AwaitedBills origin={origin} bills={hub.bills} />
            <BookingDeliveries
              deliveries={hub.deliveries}
              pictures={hub.pictures}
              isMainAction={next === 'view-photos'}
            />
            <BookingFacts
              booking={booking}
              timeZone={timeZone}
              sky={position && <ShootSky visit={booking} position={position} timeZone={timeZone} />}
              light={position && describeLight(booking, position, facing, timeZone).title}
              weather={
                forecast && (
                  <>
                    <ForecastLine forecast={forecast} />
                    <WeatherCredit />
                  </>
                )
              }
              access={
                reader === 'PHOTOGRAPHER' &&
                access?.canView && (
                  <AccessPanel bookingId={id} version={access.version} canEdit={access.canEdit} />
                )
              }
              hasDirections={isAhead && reader === 'PHOTOGRAPHER'}
            />
            {booking.date <= clock.today && <ShotList bookingId={id} shots={booking.shots} look="head" />}
            <BookingPeople client={client} photographer={photographer} readerId={actor.profileId} />
            {!booking.isImported && (
              <BookingPayment
                booking={booking}
                timeZone={timeZone}
                dueDays={invoiceDueDays}
                isOwn={client.id === actor.profileId}
                isOwed={hub.invoices.some(({ status }) => isPayable(status))}
              >
                <BookingInvoices origin={origin} invoices={hub.invoices} />
              </BookingPayment>
            )}
            <ShareFold bookingId={id} reader={reader} access={access} links={links} contacts={contacts} />
          </div>
          <BookingTimeline
            booking={booking}
            events={hub.timeline}
            awaitsPayment={hub.awaitsPayment}
            timeZone={timeZone}
          />
        </div>
      </PageWithActions>
    </PageBody>
  )
}

/** The part of a booking that its buttons need, so that the browser doesn't get the rest. */
function toManageable(booking: BookingDetail): ManageableBooking {
  const { id, address, date, startTime, currency, cancellation, may, client, photographer } = booking
  return { id, address, date, startTime, currency, cancellation, may, client, photographer }
}
