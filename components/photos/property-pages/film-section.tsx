import { VideoPlayer } from '@/components/ui/video-player'
import { filmTitle } from '@/lib/photos/media/words'
import { filmPath, picturePath } from '@/lib/photos/property-pages/rules/addresses'
import type { PropertyTour } from '@/lib/photos/property-pages/schema/pages'
import { PropertySection } from './property-section'

type FilmSectionProps = { tour: Pick<PropertyTour, 'pageId' | 'deliveredFilm' | 'photos' | 'street'> }

/** The film that was delivered with the photos; nothing without one. */
export function FilmSection({ tour }: FilmSectionProps) {
  const { pageId, deliveredFilm: film, photos, street } = tour
  if (!film) return null
  const [first] = photos
  return (
    <PropertySection id="film" title={filmTitle}>
      <div className="-mx-(--pad) md:mx-0">
        <VideoPlayer
          label={`Play the film of ${street}`}
          sources={film.sources.map((variant) => filmPath(pageId, film.id, variant))}
          captions={film.hasCaptions ? filmPath(pageId, film.id, 'captions') : null}
          chapters={film.chapters}
          poster={
            film.hasPoster
              ? filmPath(pageId, film.id, 'poster')
              : first
                ? picturePath(pageId, first.id, 'screen')
                : null
          }
          width={film.width}
          height={film.height}
        />
      </div>
    </PropertySection>
  )
}
