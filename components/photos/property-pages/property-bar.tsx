import { mergeClasses } from '@/components/ui/merge-classes'
import type { PropertyTour } from '@/lib/photos/property-pages/schema/pages'

type PropertyBarProps = {
  tour: Pick<PropertyTour, 'street' | 'price' | 'photos' | 'floorPlans' | 'site' | 'deliveredFilm'>
  /** Null on a page that names nobody. */
  agent: { brand: string; phoneHref: string | null; showsFilm: boolean } | null
}

/**
 * The sections of the page and, on one that names its agent, the ways to reach them: at the top, on phones below the thumb.
 * Clear over the cover where the browser can follow the scroll, see `cover-bar`.
 */
export function PropertyBar({ tour, agent }: PropertyBarProps) {
  const hasCover = tour.photos.length > 0
  const sections = [
    tour.photos.length > 1 && (['photos', 'Photos'] as const),
    (tour.deliveredFilm || agent?.showsFilm) && (['film', 'Film'] as const),
    tour.floorPlans.length > 0 && (['floor-plan', 'Floor plan'] as const),
    tour.site && (['light', 'Light'] as const),
    ['location', 'Location'] as const,
  ].filter((section) => section !== false && section !== null && section !== undefined)
  return (
    <header
      className={mergeClasses(
        'sticky top-0 z-30 flex h-15 items-center gap-8 border-b border-line bg-paper px-(--pad) text-xs print:hidden md:h-18',
        hasCover && 'cover-bar -mb-15 md:-mb-18',
      )}
    >
      <div className="relative mr-auto min-w-0 flex-1">
        {agent && hasCover && (
          <p className="cover-bar-brand absolute inset-0 content-center truncate font-serif text-lg">
            {agent.brand}
          </p>
        )}
        <p aria-hidden="true" className="cover-bar-address min-w-0">
          <span className="t-place block truncate">{tour.street}</span>
          {tour.price && <span className="block">{tour.price}</span>}
        </p>
      </div>
      <nav aria-label="This home" className="flex gap-7 max-lg:hidden">
        {sections.map(([id, name]) => (
          <a key={id} href={`#${id}`} className="inline-flex min-h-11 items-center hover:underline">
            {name}
          </a>
        ))}
      </nav>
      {agent && (
        <div className="ask-bar flex gap-2 max-md:fixed max-md:inset-x-0 max-md:bottom-0 max-md:z-40 max-md:border-t max-md:border-line max-md:bg-paper max-md:px-4 max-md:pt-3 max-md:pb-[calc(0.75rem+env(safe-area-inset-bottom))] max-md:text-ink">
          {agent.phoneHref && (
            <a
              href={agent.phoneHref}
              className="button button-md border border-current max-md:min-h-13 max-md:px-5"
            >
              Call
            </a>
          )}
          <a
            href="#ask"
            className="cover-bar-ask button button-main button-md max-md:min-h-13 max-md:flex-1 max-md:text-base"
          >
            Schedule a showing
          </a>
        </div>
      )}
    </header>
  )
}
