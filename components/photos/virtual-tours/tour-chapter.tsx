import { ChapterHead } from '@/components/photos/deliveries/chapter-head'
import { photoAddress } from '@/components/photos/deliveries/photo-address'
import { PhotoImage } from '@/components/photos/deliveries/photo-image'
import { Icon } from '@/components/ui/icon'
import type { GalleryPhoto } from '@/lib/photos/deliveries/schema/photos'
import type { VirtualTour } from '@/lib/photos/virtual-tours/schema'
import { copyLinkText, copyUnbrandedText, lockedTourText, tourTitle } from '@/lib/photos/virtual-tours/words'
import { CopyAddress } from './copy-address'

const chapter = { id: 'tour', title: tourTitle }

/** Returns the gallery's chapters of tours: one, or none without a tour. */
export function listTourChapters(tours: readonly VirtualTour[]): { id: string; title: string }[] {
  return tours.length > 0 ? [chapter] : []
}

type Photo = Pick<GalleryPhoto, 'id' | 'state' | 'placeholder'>

type TourChapterProps = {
  tours: readonly VirtualTour[]
  /** Those that this viewer sees; some stand behind the tours. */
  photos: readonly Photo[]
  isAlone: boolean
}

/** The tours of a delivery. Nothing of a tour's host is loaded before it's opened, in a tab of its own. */
export function TourChapter({ tours, photos, isAlone }: TourChapterProps) {
  if (tours.length === 0) return null
  const [first] = tours
  return (
    <section
      id={chapter.id}
      aria-labelledby="tour-title"
      className="mt-13 scroll-mt-32 md:mx-(--pad) md:mt-26 md:scroll-mt-36"
    >
      <ChapterHead id="tour-title" title={chapter.title} isAlone={isAlone}>
        {tours.length === 1 ? first?.host : tours.length}
      </ChapterHead>
      <ul className="grid gap-10">
        {tours.map((tour, place) => (
          <li key={tour.id}>
            {tour.open ? (
              <OpenTour host={tour.host} {...tour.open} picture={pickPicture(photos, place)} />
            ) : (
              <div className="grid aspect-3/2 place-content-center md:aspect-5/2 justify-items-center gap-2 bg-shade p-4 text-center text-ink-2 md:rounded-print">
                <Icon name="lock" />
                <p>{lockedTourText}</p>
              </div>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

type OpenTourProps = {
  host: string
  url: string
  unbrandedUrl: string | null
  picture: Photo | undefined
}

/** Returns a photo from the middle of a delivery, where the rooms are; another one for each tour. */
function pickPicture(photos: readonly Photo[], place: number): Photo | undefined {
  const ready = photos.filter(({ state }) => state === 'READY')
  return ready[(Math.floor(ready.length / 2) + place) % ready.length]
}

function OpenTour({ host, url, unbrandedUrl, picture }: OpenTourProps) {
  return (
    <>
      <a
        href={url}
        target="_blank"
        rel="noopener noreferrer"
        className="group relative grid aspect-3/2 place-items-center overflow-hidden bg-night text-white focus-visible:-outline-offset-4 focus-visible:outline-white md:aspect-5/2 md:rounded-print"
      >
        {picture && (
          <span className="absolute inset-0">
            <PhotoImage src={photoAddress(picture.id, 'screen')} alt="" placeholder={picture.placeholder} />
          </span>
        )}
        <span className="absolute inset-0 bg-linear-to-b from-transparent via-transparent to-night/76" />
        <span className="absolute grid size-18 place-items-center rounded-full bg-night/70 transition-[scale] duration-(--duration-base) ease-light group-hover:scale-106">
          <Icon name="box" size="lg" />
        </span>
        <span className="absolute bottom-5 left-(--pad) md:left-6">
          <span className="block t-head">Walk through on {host}</span>
          <span className="block text-xs">Opens in a new tab</span>
        </span>
      </a>
      <p className="mt-3 flex flex-wrap justify-end gap-x-6 gap-y-1 max-md:px-(--pad)">
        <CopyAddress url={url}>{copyLinkText}</CopyAddress>
        {unbrandedUrl && <CopyAddress url={unbrandedUrl}>{copyUnbrandedText}</CopyAddress>}
      </p>
    </>
  )
}
