import { ChapterHead } from '@/components/photos/deliveries/chapter-head'
import { photoAddress } from '@/components/photos/deliveries/photo-address'
import { PhotoImage } from '@/components/photos/deliveries/photo-image'
import { Icon } from '@/components/ui/icon'
import type { GalleryPhoto } from '@/lib/photos/deliveries/schema/photos'
import type { VirtualTour } from '@/lib/photos/virtual-tours/schema'
import { copyLinkText, copyUnbrandedText, lockedTourText, tourTitle } from '@/lib/photos/virtual-tours/words'
import { CopyAddress } from './copy-address'
import { pickPicture, TourPlate } from './tour-plate'

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

/** The tours of a delivery. Nothing of a tour's host is loaded before it's opened. */
export function TourChapter({ tours, photos, isAlone }: TourChapterProps) {
  if (tours.length === 0) return null
  const [first] = tours
  const ready = photos.filter(({ state }) => state === 'READY')
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
          <li key={tour.id} className="max-md:[&>p]:px-(--pad)">
            {tour.open ? (
              <OpenTour host={tour.host} {...tour.open} picture={pickPicture(ready, place)} />
            ) : (
              <div className="grid aspect-3/2 place-content-center justify-items-center gap-2 bg-shade p-4 text-center text-ink-2 md:aspect-5/2 md:rounded-print">
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

type OpenTourProps = NonNullable<VirtualTour['open']> & { host: string; picture: Photo | undefined }

function OpenTour({ host, url, unbrandedUrl, isFramed, picture }: OpenTourProps) {
  return (
    <TourPlate
      tour={{ url, host, isFramed }}
      picture={
        picture && (
          <span className="absolute inset-0">
            <PhotoImage src={photoAddress(picture.id, 'screen')} alt="" placeholder={picture.placeholder} />
          </span>
        )
      }
      className="md:rounded-print"
      shape="aspect-3/2 md:aspect-5/2"
    >
      <CopyAddress url={url}>{copyLinkText}</CopyAddress>
      {unbrandedUrl && <CopyAddress url={unbrandedUrl}>{copyUnbrandedText}</CopyAddress>}
    </TourPlate>
  )
}
