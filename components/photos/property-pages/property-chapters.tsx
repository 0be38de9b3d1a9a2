import { toChapters } from '@/components/photos/deliveries/chapters'
import { type PhotoRow, ratioOf, shownRatio } from '@/components/photos/deliveries/gallery-rows'
import { flowClasses, flowStyle, listClasses, rowsByPhoto } from '@/components/photos/deliveries/tile-shape'
import type { PagePhoto } from '@/lib/photos/property-pages/schema/pages'
import { PhotoLink } from './photo-link'
import { zoneClasses } from './property-frame'
import { headingClasses } from './property-section'

type PropertyChaptersProps = {
  pageId: string
  /** The first is the cover, which stands above them. */
  photos: readonly PagePhoto[]
  /** How many photos the page has, with its floor plans. */
  count: number
}

/** The photos after the cover, by room and in their own proportions; on phones, each as wide as the window. */
export function PropertyChapters({ pageId, photos, count }: PropertyChaptersProps) {
  const chapters = toChapters(
    photos.map(({ room }) => room),
    0,
  )
  return (
    <div id="photos" className={`${zoneClasses} scroll-mt-12`}>
      {chapters.map(({ id, title, indexes }, place) => {
        const shown = indexes.flatMap((index) => {
          const photo = photos[index]
          return photo ? [{ photo, index, ratio: ratioOf(photo) }] : []
        })
        const rows = rowsByPhoto(
          shown.map(({ ratio }) => ratio),
          place % 2 === 0,
        )
        return (
          <section
            key={id}
            aria-labelledby={title ? `${id}-title` : undefined}
            aria-label={title ? undefined : 'Photos'}
            className="pt-16 md:pt-30"
          >
            {title && (
              <h2 id={`${id}-title`} className={`${headingClasses} mb-4`}>
                {title}
              </h2>
            )}
            <ul className={`${listClasses} max-md:-mx-(--pad)`}>
              {shown.map(({ photo, index, ratio }, at) => {
                const row = rows[at]
                return (
                  row && (
                    <li key={photo.id} style={flowStyle(ratio, row)} className={flowClasses}>
                      <PhotoLink
                        pageId={pageId}
                        photo={photo}
                        sizes={sizesOf(ratio, row)}
                        index={index}
                        label={`Open photo ${index + 1} of ${count}`}
                        className="max-md:rounded-none max-md:[&_img]:rounded-none"
                      />
                    </li>
                  )
                )
              })}
            </ul>
          </section>
        )
      })}
    </div>
  )
}

/** Returns the `sizes` of a picture that has its share of a row, and a phone's whole width. */
function sizesOf(ratio: number, row: PhotoRow): string {
  const share = shownRatio(ratio, row) / row.ratio
  return `(min-width: 96rem) ${Math.round(share * 91)}rem, (min-width: 48rem) ${Math.round(share * 95)}vw, 100vw`
}
