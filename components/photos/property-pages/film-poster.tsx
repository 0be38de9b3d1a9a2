import { Icon } from '@/components/ui/icon'
import { filmTitle } from '@/lib/photos/media/words'
import type { PagePhoto } from '@/lib/photos/property-pages/schema/pages'
import { PagePicture } from './page-picture'
import { PropertySection } from './property-section'

type FilmPosterProps = {
  pageId: string
  film: { href: string; host: string }
  /** Behind the button; none for a page without photos. */
  photo: PagePhoto | undefined
}

/** Leads to a film at a host. Nothing of its site is loaded here. */
export function FilmPoster({ pageId, film, photo }: FilmPosterProps) {
  return (
    <PropertySection id="film" title={filmTitle}>
      <a
        href={film.href}
        target="_blank"
        rel="noopener noreferrer"
        className="group relative -mx-(--pad) grid aspect-4/3 place-items-center overflow-hidden bg-night text-white focus-visible:-outline-offset-4 focus-visible:outline-white md:mx-0 md:aspect-21/10 md:rounded-print"
      >
        {photo && (
          <PagePicture
            pageId={pageId}
            photo={photo}
            sizes="(min-width: 96rem) 91rem, 100vw"
            alt=""
            className="absolute inset-0 size-full"
          />
        )}
        <span className="absolute inset-x-0 top-1/2 bottom-0 bg-linear-to-b from-transparent to-night/75" />
        <span className="relative grid size-18 place-items-center rounded-full bg-night/70 transition-[scale] duration-(--duration-base) ease-light group-hover:scale-106 md:size-24">
          <Icon name="play" size="lg" />
        </span>
        <span className="absolute bottom-5 left-(--pad) t-head md:bottom-7 md:left-8">
          Watch the film on {film.host}
        </span>
      </a>
    </PropertySection>
  )
}
