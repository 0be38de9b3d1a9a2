import { Link } from '@/components/ui/link'
import { Rows } from '@/components/ui/rows'
import { Status } from '@/components/ui/status'
import { TextLink } from '@/components/ui/text-link'
import { focalStyle } from '@/lib/photos/deliveries/rules/focal-point'
import type { DeliveryPictures, DeliverySummary } from '@/lib/photos/deliveries/schema/deliveries'
import { countPhotos } from '@/lib/photos/deliveries/words/counts'
import { DeliveryStatus } from './delivery-status'
import { Miniature } from './miniature'
import { coverAddress } from './photo-address'

type BookingDeliveriesProps = {
  deliveries: readonly DeliverySummary[]
  /** The page that shows one; deliveries that the reader only oversees aren't in their gallery. */
  page?: '/photo-gallery' | '/photo-view'
  /** The first photos of the latest; null shows its cover alone. */
  pictures?: DeliveryPictures | null
  /** Whether the page's main button leads to the latest. */
  isMainAction?: boolean
}

/** Lists a booking's deliveries with links to their photos. Renders nothing when there are none. */
export function BookingDeliveries(props: BookingDeliveriesProps) {
  const { deliveries, page = '/photo-gallery', pictures = null, isMainAction = false } = props
  const [latest] = deliveries
  if (!latest) return null
  const cover = page === '/photo-gallery' && latest.cover
  // The head says when they were delivered.
  const isSaid = isMainAction && deliveries.length === 1 && !latest.expired && Boolean(cover)
  return (
    <section aria-label="Photos">
      {cover && pictures && <PictureGrid href={hrefOf(page, latest)} pictures={pictures} />}
      {cover && !pictures && (
        <Link
          href={hrefOf(page, latest)}
          tabIndex={-1}
          aria-hidden="true"
          className="block aspect-4/3 overflow-hidden rounded-print bg-shade max-md:-mx-5 md:aspect-2/1 print:hidden"
        >
          {/* biome-ignore lint/performance/noImgElement: redirects to a signed URL, which the optimizer couldn't cache */}
          <img
            src={coverAddress(cover, 'large')}
            alt=""
            style={focalStyle(cover.focus)}
            className="size-full object-cover"
          />
        </Link>
      )}
      {!isSaid && <DeliveryRows deliveries={deliveries} page={page} />}
    </section>
  )
}

/** Each delivery with its link and status. */
function DeliveryRows({ deliveries, page }: { deliveries: readonly DeliverySummary[]; page: Page }) {
  return (
    <Rows>
      {deliveries.map((delivery) => (
        <li key={delivery.id} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 py-3.5">
          <p className="text-ink-2">
            <TextLink href={hrefOf(page, delivery)} className="font-strong text-ink">
              View {countPhotos(delivery.photoCount)}
            </TextLink>
            <span className="block">
              {delivery.importedOn ? 'Shot' : 'Delivered'} {delivery.deliveredOn}
            </span>
          </p>
          <span className="flex flex-wrap gap-x-3">
            <DeliveryStatus delivery={delivery} />
            {delivery.expired && <Status value="EXPIRED" />}
          </span>
        </li>
      ))}
    </Rows>
  )
}

type PictureGridProps = { href: string; pictures: DeliveryPictures }

/** Five photos, the first large, as one picture that leads to all. */
function PictureGrid({ href, pictures: { tiles, moreCount } }: PictureGridProps) {
  return (
    <Link
      href={href}
      tabIndex={-1}
      aria-hidden="true"
      className="grid grid-cols-2 gap-1 max-md:-mx-5 md:aspect-21/10 md:grid-cols-[2fr_1fr_1fr] md:grid-rows-2 print:hidden"
    >
      {tiles.map((tile, place) => (
        <span
          key={'photoId' in tile ? tile.photoId : place}
          style={'photoId' in tile ? undefined : { backgroundColor: tile.placeholder ?? undefined }}
          className="relative overflow-hidden rounded-print bg-shade max-md:aspect-3/2 max-md:first:col-span-full md:first:row-span-2"
        >
          {'photoId' in tile ? (
            // biome-ignore lint/performance/noImgElement: redirects to a signed URL, which the optimizer couldn't cache
            <img
              src={coverAddress(tile, place === 0 ? 'large' : 'small')}
              alt=""
              style={focalStyle(tile.focus)}
              className="absolute inset-0 size-full object-cover"
            />
          ) : (
            tile.miniature && <Miniature base64={tile.miniature} />
          )}
          {place === tiles.length - 1 && moreCount > 0 && (
            <span className="absolute inset-0 grid place-items-center bg-night/45 text-base font-strong text-white">
              +{moreCount}
            </span>
          )}
        </span>
      ))}
    </Link>
  )
}

type Page = NonNullable<BookingDeliveriesProps['page']>

function hrefOf(page: Page, { bookingId, id }: DeliverySummary): string {
  return `${page}?booking_id=${bookingId}&delivery_id=${id}`
}
