import type { ReactNode } from 'react'
import { Icon } from '@/components/ui/icon'
import { linkClasses } from '@/components/ui/text-link'
import { mapHref, openHousePath } from '@/lib/photos/property-pages/rules/addresses'
import { describeOpenHouse } from '@/lib/photos/property-pages/rules/open-house-words'
import type { OpenHouse } from '@/lib/photos/property-pages/schema/editing'
import type { PropertyTour } from '@/lib/photos/property-pages/schema/pages'
import { directionsLabel, disclaimerText } from '@/lib/photos/property-pages/words'
import { type CalendarDate, formatDay } from '@/lib/platform/time/calendar-date'
import { zoneAbbreviation } from '@/lib/platform/time/clock'
import { FloorPlans } from './floor-plans'
import { PanoramaSection } from './panorama-section'
import { PhotoOpener } from './photo-opener'
import { PropertyChapters } from './property-chapters'
import { PropertyCover } from './property-cover'
import { zoneClasses } from './property-frame'
import { PropertySection } from './property-section'

type PropertyViewProps = {
  tour: PropertyTour
  /** Above everything else. */
  notice?: ReactNode
  bar: ReactNode
  /** Films and 3D tours. */
  media?: ReactNode
  /** Where the originals of altered photos are. */
  originals?: ReactNode
  light: ReactNode
  /** Absent from a page that names nobody. */
  agent?: ReactNode
  credit?: ReactNode
}

/** What the page and its unbranded tour share: the cover, facts, description, open houses, photos, light, and location. */
export function PropertyView(props: PropertyViewProps) {
  const { tour, notice, bar, media, originals, light, agent, credit } = props
  const { pageId, street, town, photos, floorPlans, panoramas } = tour
  const all = [...photos, ...floorPlans, ...panoramas]
  return (
    <>
      {notice}
      {bar}
      <main id="main" tabIndex={-1} className={`outline-none ${agent ? 'max-md:pb-20' : ''}`}>
        <PhotoOpener pageId={pageId} title={street} photos={all}>
          <PropertyCover tour={tour} count={all.length} hasThumbBar={agent !== undefined} />
          <PropertyText tour={tour} />
          {photos.length > 1 && <PropertyChapters pageId={pageId} photos={photos} count={all.length} />}
          {originals && <div className={`${zoneClasses} pt-6`}>{originals}</div>}
          {media}
          <PanoramaSection tour={tour} />
          <FloorPlans tour={tour} />
        </PhotoOpener>
        {light}
        <PropertySection
          id="location"
          title="Location"
          note={
            agent && (
              <a
                href={mapHref(street, town)}
                target="_blank"
                rel="noopener noreferrer"
                className={linkClasses('text-ink-2')}
              >
                <Icon name="map-pin" size="sm" />
                {directionsLabel}
              </a>
            )
          }
        >
          <p className="font-serif text-[1.375rem] leading-[1.3] font-[350] tracking-[-0.015em] md:text-[1.75rem]">
            {[street, town].filter(Boolean).join(', ')}
          </p>
        </PropertySection>
        {agent}
      </main>
      <footer className={`${zoneClasses} pt-20 md:pt-32`}>
        <div className="flex flex-wrap justify-between gap-x-8 gap-y-2 border-t border-line pt-8 pb-12 text-xs text-ink-2">
          <p>{disclaimerText}</p>
          {credit}
        </div>
      </footer>
    </>
  )
}

function PropertyText({ tour }: { tour: PropertyTour }) {
  const { pageId, headline, description, facts, openHouses, today, timeZone } = tour
  const hasText = headline !== '' || description !== ''
  if (!hasText && facts.length === 0 && openHouses.length === 0) return null
  return (
    <div className={`${zoneClasses} pt-8 md:pt-10`}>
      {facts.length > 0 && (
        <dl className="grid grid-cols-3 gap-y-6 md:flex md:flex-wrap">
          {facts.map(([label, value]) => (
            <div
              key={label}
              className="flex flex-col-reverse justify-end pl-4 max-md:nth-[3n+1]:pl-0 max-md:not-nth-[3n+1]:border-l border-line md:px-10 md:first:pl-0 md:not-first:border-l"
            >
              <dt className="text-xs text-ink-3">{label}</dt>
              <dd className="font-serif text-[1.75rem] leading-[1.05] font-light tracking-[-0.03em] lining-nums md:text-[3rem]">
                {value}
              </dd>
            </div>
          ))}
        </dl>
      )}
      <div
        className={`grid gap-x-20 gap-y-10 pt-10 empty:hidden md:pt-18 ${hasText && openHouses.length > 0 ? 'lg:grid-cols-[minmax(0,1fr)_24rem]' : ''}`}
      >
        {hasText && (
          <div className="grid content-start gap-6">
            {headline && (
              <p className="max-w-[34ch] font-serif text-[clamp(1.625rem,2.7vw,2.5rem)] leading-[1.18] font-[350] tracking-[-0.022em] text-pretty wrap-anywhere">
                {headline}
              </p>
            )}
            {description && (
              <p className="max-w-[64ch] text-base text-pretty whitespace-pre-line wrap-anywhere text-ink-2">
                {description}
              </p>
            )}
          </div>
        )}
        <OpenHouses pageId={pageId} openHouses={openHouses} today={today} timeZone={timeZone} />
      </div>
    </div>
  )
}

type OpenHousesProps = {
  pageId: string
  openHouses: readonly OpenHouse[]
  today: CalendarDate
  timeZone: string
}

/** The upcoming open houses, each with a calendar file. */
function OpenHouses({ pageId, openHouses, today, timeZone }: OpenHousesProps) {
  if (openHouses.length === 0) return null
  return (
    <section aria-labelledby="open-houses">
      <h2 id="open-houses" className="border-b border-ink pb-2.5 font-strong">
        {openHouses.length === 1 ? 'Open house' : 'Open houses'}
      </h2>
      <ul>
        {openHouses.map((openHouse) => (
          <li key={openHouse.id} className="grid gap-0.5 border-b border-line py-4">
            <span className="t-head">
              {describeOpenHouse(openHouse, today)} {zoneAbbreviation(openHouse.date, timeZone)}
            </span>
            <span className="text-ink-2">
              {formatDay(openHouse.date)}.{' '}
              <a href={openHousePath(pageId, openHouse.id)} download className={linkClasses('text-ink-2')}>
                Add to calendar
              </a>
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
