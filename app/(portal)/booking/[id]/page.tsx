import { randomUUID } from 'node:crypto'
import type { Metadata } from 'next'
import { AwaitedBills } from '@/components/billing/invoices/awaited-bills'
import { BookingInvoices } from '@/components/billing/invoices/booking-invoices'
import { DepositNotice } from '@/components/billing/invoices/deposit-notice'
import { AccessSection } from '@/components/booking/access-details/access-section'
import { AddedItems } from '@/components/booking/bookings/added-items'
import { AirspaceNotice } from '@/components/booking/bookings/airspace-notice'
import { BookingActions } from '@/components/booking/bookings/booking-actions'
import { BookingFacts } from '@/components/booking/bookings/booking-facts'
import { BookingPeople } from '@/components/booking/bookings/booking-people'
import { BookingTimeline } from '@/components/booking/bookings/booking-timeline'
import { LateFeeNotice } from '@/components/booking/bookings/late-fee-notice'
import { ContactsSection } from '@/components/booking/contacts/contacts-section'
import { SellerLinkSection } from '@/components/booking/sellers/seller-link-section'
import { ConflictNotice } from '@/components/calendar/calendars/conflict-notice'
import { ForecastLine } from '@/components/calendar/weather/forecast-line'
import { WeatherCredit } from '@/components/calendar/weather/weather-credit'
import { WeatherNotice } from '@/components/calendar/weather/weather-notice'
import { LiveRefresh } from '@/components/live/live-refresh'
import { MessageClientButton } from '@/components/messaging/message-client-button'
import { BookingDeliveries } from '@/components/photos/deliveries/booking-deliveries'
import { BackLink } from '@/components/shell/back-link'
import { LinkButton } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/empty-state'
import { Notice } from '@/components/ui/notice'
import { PageBody } from '@/components/ui/page-body'
import { PageHead } from '@/components/ui/page-head'
import { Status } from '@/components/ui/status'
import { can, sideOf } from '@/lib/auth/rules/capabilities'
import { findAccess } from '@/lib/booking/access-details/queries/find-access'
import { findBooking } from '@/lib/booking/bookings/queries/find-booking'
import { wizardHref } from '@/lib/booking/bookings/rules/wizard-address'
import { findContacts } from '@/lib/booking/contacts/queries/find-contacts'
import { findLinks } from '@/lib/booking/sellers/queries/find-links'
import { listOwnConflicts } from '@/lib/calendar/calendars/queries/list-own-conflicts'
import { authorizePage } from '@/lib/entry/authorize-page'
import { SupportAddress } from '@/lib/messaging/schema'
import { splitAddress } from '@/lib/platform/address'
import { getStudio } from '@/lib/studio/settings/queries/get-studio'
import { readBookingHub } from '@/lib/workflows/read-booking-hub'
import { readShootWeather } from '@/lib/workflows/read-shoot-weather'

export async function generateMetadata({ params }: PageProps<'/booking/[id]'>): Promise<Metadata> {
  const booking = await findBooking(await authorizePage('open-bookings'), (await params).id)
  return { title: booking ? splitAddress(booking.address).street : 'Booking not found' }
}

export default async function BookingPage({ params, searchParams }: PageProps<'/booking/[id]'>) {
  const actor = await authorizePage('open-bookings')
  const { cancel, from } = await searchParams
  const [booking, { timeZone }] = await Promise.all([findBooking(actor, (await params).id), getStudio()])
  const isPhotographer = can(actor, 'manage-bookings')
  const back = (
    <BackLink from={from} fallback={isPhotographer ? '/admin?tab=bookings' : '/bookings'} role={actor.role} />
  )
  if (!booking) {
    return (
      <PageBody>
        {back}
        <EmptyState headingLevel={2} title="Booking not found">
          It may belong to another account, or the link is incomplete.
        </EmptyState>
      </PageBody>
    )
  }
  const { street, town } = splitAddress(booking.address)
  const [hub, access, sellerLinks, contacts, conflicts, { forecast, moves }] = await Promise.all([
    readBookingHub(actor, booking),
    findAccess(actor, booking.id),
    findLinks(actor, booking.id),
    findContacts(actor, booking.id),
    listOwnConflicts(actor, booking.id),
    readShootWeather(actor, booking),
  ])
  const move = { rescheduleId: booking.id }
  return (
    <PageBody isPrintable>
      <LiveRefresh events={['booking-changed', 'delivery-changed', 'payment', 'notification']} />
      <PageHead
        back={back}
        over={`Booking ${booking.number}`}
        title={street}
        lead={town}
        actions={<Status value={booking.status} big />}
      />
      <div className="grid gap-14 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="grid content-start gap-10">
          <DepositNotice deposit={hub.deposit} reader={sideOf(actor)} />
          {hub.limit && (
            <Notice tone="wait" title={hub.limit.title}>
              {hub.limit.text}
            </Notice>
          )}
          <ConflictNotice conflicts={conflicts} />
          <WeatherNotice
            forecast={forecast}
            reader={isPhotographer ? 'photographer' : 'client'}
            moves={moves.map((time) => ({
              time,
              href: wizardHref({ ...move, slotId: time.slotId, step: 'details' }),
            }))}
            chooseHref={booking.may.reschedule ? wizardHref(move) : null}
          />
          <AirspaceNotice booking={booking} />
          <BookingFacts
            booking={booking}
            timeZone={timeZone}
            isOwn={booking.client.id === actor.profileId}
            weather={
              forecast && (
                <>
                  <ForecastLine forecast={forecast} />
                  <WeatherCredit />
                </>
              )
            }
          />
          <AddedItems booking={booking} addOns={hub.addOns} />
          <AccessSection bookingId={booking.id} access={access} reader={sideOf(actor)} />
          <SellerLinkSection bookingId={booking.id} links={sellerLinks} />
          <ContactsSection bookingId={booking.id} list={contacts} />
          <BookingPeople client={booking.client} photographer={booking.photographer} />
          <BookingDeliveries deliveries={hub.deliveries} />
          <AwaitedBills origin={`/booking/${booking.id}`} bills={hub.bills} />
          <BookingInvoices origin={`/booking/${booking.id}`} invoices={hub.invoices} />
          <LateFeeNotice booking={booking} {...hub.lateFee} />
          <BookingActions
            booking={booking}
            reader={sideOf(actor)}
            payments={hub.payments}
            profileId={actor.profileId}
            colleagues={hub.colleagues}
            opensCancelDialog={cancel === '1'}
          >
            {hub.canSendPhotos && (
              <LinkButton href={`/photo-delivery?booking_id=${booking.id}`} icon="upload">
                Send Photos
              </LinkButton>
            )}
            {isPhotographer ? (
              <MessageClientButton
                clientId={booking.client.id}
                clientName={booking.client.fullName}
                conversationId={hub.openConversationId}
                idempotencyKey={randomUUID()}
              />
            ) : (
              <LinkButton
                href={SupportAddress.href(
                  hub.openConversationId ? { conversation: hub.openConversationId } : { compose: '1' },
                )}
                icon="message-square"
              >
                Message the studio
              </LinkButton>
            )}
          </BookingActions>
        </div>
        <BookingTimeline
          booking={booking}
          events={hub.timeline}
          awaitsPayment={hub.awaitsPayment}
          timeZone={timeZone}
        />
      </div>
    </PageBody>
  )
}
