import type { ReactNode } from 'react'
import { LinkButton } from '@/components/ui/button'
import type { DeliveryDetail } from '@/lib/photos/deliveries/schema/deliveries'
import { countPhotos } from '@/lib/photos/deliveries/words/counts'
import { closingText } from '@/lib/photos/deliveries/words/deliveries'
import { DeliveryFacts, DeliveryInstructions } from './delivery-facts'
import { OpenLinkedFold } from './open-linked-fold'

type DeliveryDetailsProps = {
  delivery: DeliveryDetail
  isAlone: boolean
  /** What other domains know about the delivery. */
  children: ReactNode
}

/** Everything about a delivery besides its photos, at the end of its page. */
export function DeliveryDetails({ delivery, isAlone, children }: DeliveryDetailsProps) {
  const { id, bookingId, open, paid, instructions } = delivery
  const Heading = isAlone ? 'h2' : 'h3'
  const isForListing = open && !delivery.isTransferred && !delivery.isOverseen
  const query = `booking_id=${bookingId}&delivery_id=${id}`
  return (
    <section
      id="details"
      aria-labelledby="details-title"
      className="mx-(--pad) mt-16 max-w-216 scroll-mt-32 md:mt-28 md:scroll-mt-36"
    >
      <Heading id="details-title" className="t-head border-b border-ink pb-3">
        Details
      </Heading>
      <DeliveryFacts
        className="border-t-0"
        facts={[
          delivery.fileName,
          countPhotos(delivery.photoCount),
          `Uploaded ${delivery.deliveredOn}`,
          closingText(delivery),
        ]}
      />
      {instructions && <DeliveryInstructions text={instructions} className="border-b py-5" />}
      {isForListing && (
        <div className="flex flex-wrap gap-3 border-b py-5">
          <LinkButton href={`/photo-view/arrange?${query}`}>Arrange</LinkButton>
          {paid && (
            <LinkButton href={`/photo-view/property-page?${query}`} prefetch={false}>
              Property page
            </LinkButton>
          )}
        </div>
      )}
      {children}
      <OpenLinkedFold />
    </section>
  )
}
