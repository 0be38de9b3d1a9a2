import { Rows } from '@/components/ui/rows'
import { SectionHead } from '@/components/ui/section-head'
import { Status } from '@/components/ui/status'
import { TextLink } from '@/components/ui/text-link'
import type { DeliverySummary } from '@/lib/photos/deliveries/schema/deliveries'
import { countPhotos } from '@/lib/photos/deliveries/words/counts'
import { DeliveryStatus } from './delivery-status'

type BookingDeliveriesProps = {
  deliveries: readonly DeliverySummary[]
  /** The page that shows one; deliveries that the reader only oversees aren't in their gallery. */
  page?: '/photo-gallery' | '/photo-view'
}

/** Lists a booking's deliveries with links to their photos. Renders nothing when there are none. */
export function BookingDeliveries({ deliveries, page = '/photo-gallery' }: BookingDeliveriesProps) {
  if (deliveries.length === 0) return null
  return (
    <section aria-labelledby="photos">
      <SectionHead id="photos" title="Photos" />
      <Rows>
        {deliveries.map((delivery) => (
          <li
            key={delivery.id}
            className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 py-3.5"
          >
            <p className="text-ink-2">
              <TextLink
                href={`${page}?booking_id=${delivery.bookingId}&delivery_id=${delivery.id}`}
                className="font-strong text-ink"
              >
                View {countPhotos(delivery.photoCount)}
              </TextLink>
              <span className="block">Delivered {delivery.deliveredOn}</span>
            </p>
            <span className="flex flex-wrap gap-x-3">
              <DeliveryStatus delivery={delivery} />
              {delivery.expired && <Status value="EXPIRED" />}
            </span>
          </li>
        ))}
      </Rows>
    </section>
  )
}
