import type { Metadata } from 'next'
import { SendPhotosForm } from '@/components/deliveries/send-photos-form'
import { EmptyState } from '@/components/ui/empty-state'
import { PageBody } from '@/components/ui/page-body'
import { PageHead } from '@/components/ui/page-head'
import { listBookingChoices } from '@/lib/deliveries/queries'
import { currencySign } from '@/lib/deliveries/rules'
import { DeliveryQuery } from '@/lib/deliveries/schema'
import { authorisePage } from '@/lib/entry/authorise-page'
import { getStudio } from '@/lib/studio/queries'

export const metadata: Metadata = { title: 'Send Photos' }

type PageProps = { searchParams: Promise<Record<string, string | string[] | undefined>> }

export default async function PhotoDeliveryPage({ searchParams }: PageProps) {
  const viewer = await authorisePage('photographer')
  const query = DeliveryQuery.parse(await searchParams)
  const [bookings, { currency }] = await Promise.all([listBookingChoices(viewer), getStudio()])
  return (
    <PageBody>
      <PageHead title="Send Photos" lead="Uploads the files, creates the invoice and tells the client." />
      {bookings.length === 0 ? (
        <EmptyState title="No bookings to send photos for" headingLevel={2}>
          Confirmed and completed bookings appear here.
        </EmptyState>
      ) : (
        <SendPhotosForm
          bookings={bookings}
          initialBookingId={query.booking_id ?? null}
          currencySign={currencySign(currency)}
        />
      )}
    </PageBody>
  )
}
