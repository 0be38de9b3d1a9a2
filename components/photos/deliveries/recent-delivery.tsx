import { LinkButton } from '@/components/ui/button'
import { ClampedText } from '@/components/ui/clamped-text'
import { EmptyState } from '@/components/ui/empty-state'
import { Link } from '@/components/ui/link'
import { SectionHead } from '@/components/ui/section-head'
import { Status } from '@/components/ui/status'
import { focalStyle } from '@/lib/photos/deliveries/rules/focal-point'
import type { DeliverySummary } from '@/lib/photos/deliveries/schema/deliveries'
import { countPhotos } from '@/lib/photos/deliveries/words/counts'
import { noDeliveriesTexts } from '@/lib/photos/deliveries/words/deliveries'
import { DeliveryStatus } from './delivery-status'
import { coverAddress } from './photo-address'

type RecentDeliveryProps = {
  delivery: DeliverySummary | null
  readerIsPhotographer: boolean
  /** Whether its button is the page's main one. */
  isMain: boolean
}

/** Shows the latest delivery on the dashboard: its cover, its address and a link to the photos. */
export function RecentDelivery({ delivery, readerIsPhotographer, isMain }: RecentDeliveryProps) {
  return (
    <section aria-labelledby="recent-delivery">
      <SectionHead id="recent-delivery" title="Recent Delivery" plain={delivery !== null} />
      {delivery ? (
        <Delivery delivery={delivery} isMain={isMain} />
      ) : (
        <EmptyState title="No deliveries yet">
          {readerIsPhotographer ? noDeliveriesTexts.photographer : noDeliveriesTexts.client}
        </EmptyState>
      )}
    </section>
  )
}

function Delivery({ delivery, isMain }: { delivery: DeliverySummary; isMain: boolean }) {
  const href = `/photo-gallery?booking_id=${delivery.bookingId}&delivery_id=${delivery.id}`
  return (
    <>
      <Link
        href={href}
        aria-label={`Photos of ${delivery.street}`}
        className="block aspect-4/3 overflow-hidden rounded-print bg-shade"
      >
        {delivery.cover && (
          // biome-ignore lint/performance/noImgElement: redirects to a signed URL, which the optimizer couldn't cache
          <img
            src={coverAddress(delivery.cover, 'large')}
            alt=""
            style={focalStyle(delivery.cover.focus)}
            className="size-full object-cover"
          />
        )}
      </Link>
      <div className="mt-3.5 flex items-baseline justify-between gap-4">
        <h3 className="t-place">
          <ClampedText>{delivery.street}</ClampedText>
        </h3>
        <span className="text-ink-2">{countPhotos(delivery.photoCount)}</span>
      </div>
      <p className="text-ink-2">
        {delivery.importedOn ? 'Shot' : 'Delivered'} {delivery.deliveredOn}
      </p>
      <div className="mt-4 flex flex-wrap items-center gap-3">
        <LinkButton variant={isMain ? 'main' : 'default'} href={href}>
          View photos
        </LinkButton>
        <DeliveryStatus delivery={delivery} />
        {delivery.expired && <Status value="EXPIRED" />}
      </div>
    </>
  )
}
