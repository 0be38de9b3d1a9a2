import { LinkButton } from '@/components/ui/button'
import { ClampedText } from '@/components/ui/clamped-text'
import { Link } from '@/components/ui/link'
import { mergeClasses } from '@/components/ui/merge-classes'
import { focalStyle } from '@/lib/photos/deliveries/rules/focal-point'
import type { DeliveryCover, DeliverySummary } from '@/lib/photos/deliveries/schema/deliveries'
import { countPhotos } from '@/lib/photos/deliveries/words/counts'
import { DeliveryStatus } from './delivery-status'
import { coverAddress } from './photo-address'

type RecentCoverProps = {
  delivery: DeliverySummary
  cover: DeliveryCover
  /** Whether its button is the page's main one. */
  isMain: boolean
}

/** Over the picture a button is light in both themes. */
const onCover =
  'md:border-[#fff] md:bg-[#fff] md:text-[oklch(0.228_0.01_65)] md:hover:bg-[oklch(0.95_0.006_78)]'

/** Shows a client's recent delivery as a picture across the dashboard, with its address over it; on phones below it. */
export function RecentCover({ delivery, cover, isMain }: RecentCoverProps) {
  const { street, photoCount, deliveredOn, importedOn } = delivery
  const href = `/photo-gallery?booking_id=${delivery.bookingId}&delivery_id=${delivery.id}`
  return (
    <section aria-labelledby="recent-delivery" className="relative mb-10">
      <h2 id="recent-delivery" className="sr-only">
        Recent Delivery
      </h2>
      <Link
        href={href}
        tabIndex={-1}
        aria-hidden="true"
        className="block aspect-4/3 overflow-hidden rounded-print bg-shade max-md:-mx-5 md:aspect-9/4 xl:aspect-21/9"
      >
        {/* biome-ignore lint/performance/noImgElement: redirects to a signed URL, which the optimizer couldn't cache */}
        <img
          src={coverAddress(cover, 'large')}
          alt=""
          fetchPriority="high"
          style={focalStyle(cover.focus)}
          className="size-full object-cover"
        />
      </Link>
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4 max-md:mt-4 md:absolute md:inset-x-0 md:bottom-0 md:bg-linear-to-t md:from-night/85 md:to-transparent md:px-7 md:pt-20 md:pb-6">
        <div className="min-w-0 md:text-white">
          <h3 className="t-title">
            <ClampedText>{street}</ClampedText>
          </h3>
          <p className="mt-1">
            {countPhotos(photoCount)} · {importedOn ? 'shot' : 'delivered'} {deliveredOn}
          </p>
        </div>
        <div className="flex flex-wrap items-center gap-4 max-md:w-full">
          <span className="rounded-sm empty:hidden md:bg-paper md:px-2.5 md:py-1">
            <DeliveryStatus delivery={delivery} />
          </span>
          <LinkButton
            href={href}
            size="lg"
            variant={isMain ? 'main' : 'default'}
            className={mergeClasses('max-md:w-full', onCover)}
          >
            View photos
          </LinkButton>
        </div>
      </div>
    </section>
  )
}
