import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { DeliveryMissing } from '@/app/(portal)/photo-view/delivery-missing'
import { LiveRefresh } from '@/components/live/live-refresh'
import { ArrangeBoard } from '@/components/photos/deliveries/arrange-board'
import { PlanPinsSection } from '@/components/photos/deliveries/plan-pins-section'
import { PageBody } from '@/components/ui/page-body'
import { PageHead } from '@/components/ui/page-head'
import { TextLink } from '@/components/ui/text-link'
import { authorizePage } from '@/lib/entry/authorize-page'
import { deliveryExists } from '@/lib/photos/deliveries/queries/delivery-exists'
import { findArrangement } from '@/lib/photos/deliveries/queries/find-arrangement'
import { DeliveryQuery } from '@/lib/photos/deliveries/schema/deliveries'
import { findState } from '@/lib/photos/originals/queries/find-state'
import { arrangeHint, originalsTitle } from '@/lib/photos/originals/words'

export const metadata: Metadata = { title: 'Arrange photos' }

export default async function ArrangePage({ searchParams }: PageProps<'/photo-view/arrange'>) {
  const viewer = await authorizePage('open-photos')
  const { booking_id: bookingId, delivery_id: deliveryId } = DeliveryQuery.parse(await searchParams)
  const delivery = bookingId ? await findArrangement(viewer, { bookingId, deliveryId }) : null
  if (!delivery) {
    const isLocked = bookingId && (await deliveryExists(viewer, { bookingId, deliveryId }))
    // The photo view explains why the photos are locked or expired.
    if (isLocked) redirect(photoView(bookingId, deliveryId))
    return <DeliveryMissing />
  }
  const originals = await findState(viewer, delivery.id)
  return (
    <PageBody className="md:pt-6">
      <TextLink href={photoView(delivery.bookingId, delivery.id)} icon="arrow-left" className="text-ink-2">
        Back to photos
      </TextLink>
      <PageHead
        className="mt-3"
        title="Arrange photos"
        lead={`${delivery.street}. Drag photos into order, and say what they show.`}
      />
      {originals && (
        <p className="mb-6 text-ink-2">
          {arrangeHint(originals)}{' '}
          <TextLink href={`${photoView(delivery.bookingId, delivery.id)}#originals`}>
            {originalsTitle}
          </TextLink>
        </p>
      )}
      <PlanPinsSection key={`pins-${delivery.id}`} delivery={delivery} />
      <ArrangeBoard key={delivery.id} delivery={delivery} />
      <LiveRefresh events={['delivery-changed', 'payment']} withoutLiveSeconds={60} />
    </PageBody>
  )
}

function photoView(bookingId: string, deliveryId: string | undefined): string {
  return `/photo-view?booking_id=${bookingId}${deliveryId ? `&delivery_id=${deliveryId}` : ''}`
}
