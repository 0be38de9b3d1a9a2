import type { Metadata } from 'next'
import { DeliveryMissing } from '@/app/(portal)/photo-view/delivery-missing'
import { NamePage } from '@/components/shell/page-name'
import { TextLink } from '@/components/ui/text-link'
import { confirmCheckoutReturn } from '@/lib/billing/invoices/routes/checkout-return'
import { authorizePage } from '@/lib/entry/authorize-page'
import { BrokerageAddress } from '@/lib/people/brokerages/schema'
import { findDelivery } from '@/lib/photos/deliveries/queries/find-delivery'
import { DeliveryQuery } from '@/lib/photos/deliveries/schema/deliveries'
import { DeliveryPage } from './delivery-page'

export const metadata: Metadata = { title: 'Photos' }

const overseenHref = BrokerageAddress.href({ tab: 'photos' })

export default async function PhotoViewPage({ searchParams }: PageProps<'/photo-view'>) {
  const viewer = await authorizePage('open-photos')
  const query = DeliveryQuery.parse(await searchParams)
  // Before the delivery is read, so that a payment that Stripe just confirmed shows right away.
  const returned =
    query.payment === 'success' && query.session_id
      ? await confirmCheckoutReturn(viewer, query.session_id)
      : null
  const wanted = { bookingId: query.booking_id, deliveryId: query.delivery_id }
  const options = { withTiles: true, isJustPaid: returned?.state === 'paid' }
  const delivery = wanted.bookingId ? await findDelivery(viewer, wanted, options) : null
  if (!delivery) return <DeliveryMissing />
  const galleryHref = `/photo-gallery?booking_id=${delivery.bookingId}&delivery_id=${delivery.id}`
  return (
    <>
      <NamePage name={delivery.street} />
      <DeliveryPage
        viewer={viewer}
        delivery={delivery}
        stage={{
          isAlone: true,
          back: (
            <TextLink
              href={delivery.isOverseen ? overseenHref : galleryHref}
              icon="arrow-left"
              className="min-h-11"
            >
              {delivery.isOverseen ? 'Back to the brokerage' : 'Back to gallery'}
            </TextLink>
          ),
        }}
        returned={returned}
        isCancelled={query.payment === 'cancelled'}
        showsAllEvents={query.events === 'all'}
      />
    </>
  )
}
