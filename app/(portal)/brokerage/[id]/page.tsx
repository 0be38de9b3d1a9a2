import type { Metadata } from 'next'
import { RecordMissing } from '@/app/record-missing'
import { BookingInvoices } from '@/components/billing/invoices/booking-invoices'
import { BookingFacts } from '@/components/booking/bookings/booking-facts'
import { BookingPayment } from '@/components/booking/bookings/booking-payment'
import { BookingPeople } from '@/components/booking/bookings/booking-people'
import { BookingDeliveries } from '@/components/photos/deliveries/booking-deliveries'
import { NamePage } from '@/components/shell/page-name'
import { LinkButton } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
import { PageBody } from '@/components/ui/page-body'
import { PageHead } from '@/components/ui/page-head'
import { Status } from '@/components/ui/status'
import { TextLink } from '@/components/ui/text-link'
import { listOverseenInvoices } from '@/lib/billing/invoices/queries/list-overseen-invoices'
import { findOverseenBooking } from '@/lib/booking/bookings/queries/find-booking'
import { authorizePage } from '@/lib/entry/authorize-page'
import { BrokerageAddress } from '@/lib/people/brokerages/schema'
import { overseenText } from '@/lib/people/brokerages/words'
import { listOverseenDeliveries } from '@/lib/photos/deliveries/queries/list-overseen-deliveries'
import { splitAddress } from '@/lib/platform/text/address'
import { getStudio } from '@/lib/studio/settings/queries/get-studio'

export async function generateMetadata({ params }: PageProps<'/brokerage/[id]'>): Promise<Metadata> {
  const booking = await findOverseenBooking(await authorizePage('client'), (await params).id)
  return { title: booking ? splitAddress(booking.address).street : 'Booking not found' }
}

/** A booking as an admin of its brokerage sees it: without messages, access details, and anything to change. */
export default async function OverseenBookingPage({ params }: PageProps<'/brokerage/[id]'>) {
  const actor = await authorizePage('client')
  const booking = await findOverseenBooking(actor, (await params).id)
  const back = (
    <TextLink href={BrokerageAddress.href({ tab: 'bookings' })} icon="arrow-left">
      Back to the brokerage
    </TextLink>
  )
  if (!booking) {
    return (
      <RecordMissing
        back={
          <LinkButton href={BrokerageAddress.href({ tab: 'bookings' })} icon="arrow-left">
            Back to the brokerage
          </LinkButton>
        }
        title="Booking not found"
      >
        It may not belong to your brokerage, or the link is incomplete.
      </RecordMissing>
    )
  }
  const { id, number, client, photographer } = booking
  const { street, town } = splitAddress(booking.address)
  const [{ deliveries }, { rows }, { timeZone }] = await Promise.all([
    listOverseenDeliveries(actor, { bookingId: id }),
    listOverseenInvoices(actor, { bookingId: id }),
    getStudio(),
  ])
  return (
    <PageBody>
      <NamePage name={street} />
      <PageHead
        back={back}
        over={`Booking ${number}`}
        title={street}
        status={<Status value={booking.status} big />}
        lead={town}
      />
      <div className="grid max-w-184 gap-10">
        {client.id === actor.profileId ? (
          <Notice
            title="This is your own booking"
            action={<TextLink href={`/booking/${id}`}>Open it to change it</TextLink>}
          />
        ) : (
          <Notice>{overseenText(client.fullName)}</Notice>
        )}
        <BookingFacts booking={booking} timeZone={timeZone} />
        <BookingPeople client={client} photographer={photographer} readerId={actor.profileId} />
        <BookingDeliveries deliveries={deliveries} page="/photo-view" />
        <BookingPayment booking={booking} timeZone={timeZone}>
          <BookingInvoices origin={`/brokerage/${id}`} invoices={rows} />
        </BookingPayment>
      </div>
    </PageBody>
  )
}
