import type { ReactNode } from 'react'
import { Icon } from '@/components/ui/icon'
import { SectionHead } from '@/components/ui/section-head'
import { linkClasses } from '@/components/ui/text-link'
import { mapHref } from '@/lib/photos/property-pages/rules/addresses'
import type { PropertyTour } from '@/lib/photos/property-pages/schema'
import { zoneAbbreviation } from '@/lib/platform/time/clock'
import { OpenHouses } from './open-houses'
import { zoneClasses } from './property-frame'
import { PropertyGallery } from './property-gallery'

type PropertyViewProps = {
  tour: PropertyTour
  /** Whether the location leads to a map. */
  showsMap?: boolean
  film?: ReactNode
  /** Where the originals of altered photos are. */
  originals?: ReactNode
  agent?: ReactNode
  credit?: ReactNode
}

/** What the page and its unbranded tour share: the photos, facts, description, open houses, and location. */
export function PropertyView({ tour, showsMap = false, film, originals, agent, credit }: PropertyViewProps) {
  const { pageId, street, town, status, price, photos, floorPlans } = tour
  return (
    <>
      <header
        className={`${zoneClasses} grid items-end gap-x-16 gap-y-5 pt-8 pb-6 @3xl:pt-12 @3xl:pb-9 @5xl:grid-cols-[minmax(0,1fr)_auto]`}
      >
        <div className="min-w-0">
          {status && <p className="text-ink-2 @3xl:text-base">{status}</p>}
          <h1 className="t-display mt-3 text-[length:clamp(2.75rem,6.4vw,6rem)] wrap-break-word text-balance">
            {street}
          </h1>
          {town && <p className="mt-3 text-base text-ink-2 @3xl:text-lg">{town}</p>}
        </div>
        {price && (
          <p className="font-serif text-[2rem] leading-none font-light tracking-[-0.02em] tabular-nums @3xl:text-[2.75rem]">
            {price}
          </p>
        )}
      </header>
      <PropertyGallery
        pageId={pageId}
        street={street}
        photos={photos}
        floorPlans={floorPlans}
        between={
          (originals || film) && (
            <div className={`${zoneClasses} grid gap-6 pt-6 @3xl:gap-10`}>
              {originals}
              {film}
            </div>
          )
        }
      >
        <PropertyText tour={tour} />
      </PropertyGallery>
      <section
        aria-labelledby="location"
        className={`${zoneClasses} pt-12 pb-12 @3xl:pt-18 ${agent ? '' : '@3xl:pb-24'}`}
      >
        <SectionHead id="location" title="Location" />
        <div className="flex flex-wrap items-baseline justify-between gap-x-8 gap-y-2 pt-4">
          <p className="text-base">{[street, town].filter(Boolean).join(', ')}</p>
          {showsMap && (
            <a
              href={mapHref(street, town)}
              target="_blank"
              rel="noopener noreferrer"
              className={linkClasses('text-ink-2')}
            >
              <Icon name="map-pin" size="sm" />
              Open in OpenStreetMap
            </a>
          )}
        </div>
      </section>
      {agent}
      {credit}
    </>
  )
}

function PropertyText({ tour }: { tour: PropertyTour }) {
  const { pageId, headline, description, facts, openHouses, timeZone } = tour
  const hasText = headline !== '' || description !== ''
  return (
    <div
      className={`${zoneClasses} grid gap-10 pt-8 pb-10 @3xl:pt-12 @3xl:pb-14 ${hasText && openHouses.length > 0 ? '@5xl:grid-cols-[minmax(0,1fr)_22rem] @5xl:gap-16' : ''}`}
    >
      {facts.length > 0 && (
        <dl className="col-span-full grid grid-cols-3 gap-x-4 gap-y-5 border-t border-ink pt-4 @3xl:flex">
          {facts.map(([label, value]) => (
            <div
              key={label}
              className="flex flex-col-reverse justify-end border-line @3xl:pr-10 @3xl:not-first:border-l @3xl:not-first:pl-10"
            >
              <dt className="text-xs text-ink-3">{label}</dt>
              <dd className="font-serif text-[1.625rem] leading-8 font-[350] tracking-[-0.02em]">{value}</dd>
            </div>
          ))}
        </dl>
      )}
      {hasText && (
        <div className="grid content-start gap-5">
          {headline && (
            <p className="max-w-[38ch] font-serif text-[1.375rem] leading-[1.8125rem] font-[350] tracking-[-0.015em] text-pretty wrap-anywhere @3xl:text-[1.75rem] @3xl:leading-9">
              {headline}
            </p>
          )}
          {description && (
            <p className="max-w-[68ch] text-base text-pretty whitespace-pre-line wrap-anywhere text-ink-2">
              {description}
            </p>
          )}
        </div>
      )}
      <OpenHouses pageId={pageId} openHouses={openHouses} zone={(date) => zoneAbbreviation(date, timeZone)} />
    </div>
  )
}
