import { Link } from '@/components/ui/link'
import { Rows } from '@/components/ui/rows'
import { Status } from '@/components/ui/status'
import { TextLink } from '@/components/ui/text-link'
import type { DeliverySummary } from '@/lib/photos/deliveries/schema/deliveries'
import { countPhotos } from '@/lib/photos/deliveries/words/counts'
import { DeliveryStatus } from './delivery-status'
import { coverAddress } from './photo-address'

type BookingDeliveriesProps = {
  deliveries: readonly DeliverySummary[]
  /** The page that shows one; deliveries that the reader only oversees aren't in their gallery. */
  page?: '/photo-gallery' | '/photo-view'
}

/** Lists a booking's deliveries with links to their photos. Renders nothing when there are none. */
export function BookingDeliveries({ deliveries, page = '/photo-gallery' }: BookingDeliveriesProps) {
  const [latest] = deliveries
  if (!latest) return null
  const cover = page === '/photo-gallery' && latest.cover
  return (
    <section aria-label="Photos">
      {cover && (
        <Link
          href={hrefOf(page, latest)}
          tabIndex={-1}
          aria-hidden="true"
          className="block aspect-4/3 overflow-hidden rounded-print bg-shade max-md:-mx-5 md:aspect-2/1 print:hidden"
        >
          {/* biome-ignore lint/performance/noImgElement: redirects to a signed URL, which the optimizer couldn't cache */}
          <img src={coverAddress(cover, 'large')} alt="" className="size-full object-cover" />
        </Link>
      )}
      <Rows>
        {deliveries.map((delivery) => (
          <li
            key={delivery.id}
            className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 py-3.5"
          >
            <p className="text-ink-2">
              <TextLink href={hrefOf(page, delivery)} className="font-strong text-ink">
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

type Page = NonNullable<BookingDeliveriesProps['page']>

function hrefOf(page: Page, { bookingId, id }: DeliverySummary): string {
  return `${page}?booking_id=${bookingId}&delivery_id=${id}`
}
