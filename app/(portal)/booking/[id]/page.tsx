import { ArrowLeft } from 'lucide-react'
import type { Metadata } from 'next'
import { BookingActions } from '@/components/bookings/booking-actions'
import { BookingFacts } from '@/components/bookings/booking-facts'
import { BookingPeople } from '@/components/bookings/booking-people'
import { BookingTimeline } from '@/components/bookings/booking-timeline'
import { LateFeeNotice } from '@/components/bookings/late-fee-notice'
import { LiveRefresh } from '@/components/notifications/live-refresh'
import { EmptyState } from '@/components/ui/empty-state'
import { PageBody } from '@/components/ui/page-body'
import { PageHead } from '@/components/ui/page-head'
import { Status } from '@/components/ui/status'
import { TextLink } from '@/components/ui/text-link'
import { getBooking } from '@/lib/bookings/queries'
import { listColleagues } from '@/lib/bookings/queries/list-colleagues'
import { authorisePage } from '@/lib/entry/authorise-page'
import { listBookingPayments } from '@/lib/invoices/queries/list-booking-payments'
import { splitAddress } from '@/lib/platform/address'
import { getStudio } from '@/lib/studio/queries'

type Props = { params: Promise<{ id: string }>; searchParams: Promise<{ cancel?: string }> }

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const booking = await getBooking(await authorisePage('signed-in'), (await params).id)
  return { title: booking ? splitAddress(booking.address).street : 'Booking not found' }
}

export default async function BookingPage({ params, searchParams }: Props) {
  const actor = await authorisePage('signed-in')
  const [booking, { timeZone }] = await Promise.all([getBooking(actor, (await params).id), getStudio()])
  const back = (
    <TextLink href="/dashboard" icon={<ArrowLeft className="icon-sm" aria-hidden="true" />}>
      Back to dashboard
    </TextLink>
  )
  if (!booking) {
    return (
      <PageBody>
        {back}
        <EmptyState headingLevel={2} title="Booking not found">
          It may have been made by somebody else, or the link is incomplete.
        </EmptyState>
      </PageBody>
    )
  }
  const { street, town } = splitAddress(booking.address)
  const payments = booking.may.cancel ? await listBookingPayments(actor, booking.id) : []
  const colleagues = booking.may.handOver ? await listColleagues(actor, booking.photographer.id) : []
  return (
    <PageBody>
      <LiveRefresh events={['booking-changed', 'payment']} />
      <PageHead
        back={back}
        over={`Booking ${booking.number}`}
        title={street}
        lead={town}
        actions={<Status value={booking.status} big />}
      />
      <div className="grid gap-14 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="grid content-start gap-10">
          <BookingFacts booking={booking} timeZone={timeZone} />
          <BookingPeople client={booking.client} photographer={booking.photographer} />
          <LateFeeNotice booking={booking} />
          <BookingActions
            booking={booking}
            reader={actor.role}
            payments={payments}
            profileId={actor.profileId}
            colleagues={colleagues}
            asksToCancel={(await searchParams).cancel === '1'}
          />
        </div>
        <BookingTimeline booking={booking} timeZone={timeZone} />
      </div>
    </PageBody>
  )
}
