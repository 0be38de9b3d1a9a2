import { summarizeFacts } from '@/lib/photos/property-pages/rules/facts'
import type { PropertyTour } from '@/lib/photos/property-pages/schema/pages'
import { PhotoLink } from './photo-link'
import { zoneClasses } from './property-frame'

type PropertyCoverProps = {
  tour: PropertyTour
  /** How many photos the page has, with its floor plans. */
  count: number
  /** Whether phones have a bar below it. */
  hasThumbBar: boolean
}

/** The first photo across the window with the address over it; without photos, the address alone. */
export function PropertyCover({ tour, count, hasThumbBar }: PropertyCoverProps) {
  const { pageId, photos } = tour
  const [cover] = photos
  if (!cover) {
    return (
      <div className={`${zoneClasses} pt-10 md:pt-16`}>
        <CoverText tour={tour} />
      </div>
    )
  }
  return (
    <div
      className={`relative min-h-136 overflow-hidden bg-shade text-white md:h-[calc(100svh-var(--demo,0px))] print:h-120 ${hasThumbBar ? 'h-[calc(100svh-var(--demo,0px)-4.75rem-env(safe-area-inset-bottom))]' : 'h-[calc(100svh-var(--demo,0px))]'} [&_:focus-visible]:outline-white`}
    >
      <PhotoLink
        pageId={pageId}
        photo={cover}
        // As wide as the picture is before it's cropped to the window's height.
        sizes={`max(100vw, ${Math.round((100 * cover.width) / cover.height)}svh)`}
        index={0}
        label={`Open photo 1 of ${count}`}
        leading
        className="absolute inset-0 rounded-none hover:[&_img]:scale-100 [&_img]:rounded-none [&>span]:top-20 [&>span]:bottom-auto [&>span]:left-(--pad) [&>span]:z-2"
      />
      <span className="pointer-events-none absolute inset-x-0 top-0 h-36 bg-linear-to-b from-night/55 to-transparent" />
      <span className="pointer-events-none absolute inset-x-0 top-[40%] bottom-0 bg-linear-to-b from-transparent via-night/36 via-45% to-night/80" />
      <div className="pointer-events-none absolute inset-x-0 bottom-7 md:bottom-11">
        <div className="px-(--pad)">
          <CoverText tour={tour} />
        </div>
      </div>
    </div>
  )
}

function CoverText({ tour: { street, town, status, price, facts } }: { tour: PropertyTour }) {
  const summary = summarizeFacts(facts)
  return (
    <div className="grid items-end gap-x-12 gap-y-5 lg:grid-cols-[minmax(0,1fr)_auto]">
      <div className="min-w-0">
        <h1 className="-ml-[0.035em] font-serif text-[clamp(3.25rem,8.2vw,8.25rem)] leading-[0.93] font-light tracking-[-0.04em] text-balance wrap-break-word">
          {street}
        </h1>
        {(town || status) && (
          <p className="mt-3 text-base md:mt-4.5">{[town, status].filter(Boolean).join(' · ')}</p>
        )}
      </div>
      {(price || summary) && (
        <div className="flex flex-wrap items-baseline gap-x-5 gap-y-1 lg:block lg:text-right">
          {price && (
            <p className="font-serif text-[clamp(2rem,3.6vw,3.5rem)] leading-none font-light tracking-[-0.03em] lining-nums">
              {price}
            </p>
          )}
          {summary && <p className="text-base lg:mt-3">{summary}</p>}
        </div>
      )}
    </div>
  )
}
