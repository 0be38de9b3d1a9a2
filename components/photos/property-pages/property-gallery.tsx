import type { ReactNode } from 'react'
import type { PagePhoto } from '@/lib/photos/property-pages/schema'
import { PhotoLink } from './photo-link'
import { PhotoOpener } from './photo-opener'
import { zoneClasses } from './property-frame'

type PropertyGalleryProps = {
  pageId: string
  street: string
  photos: readonly PagePhoto[]
  floorPlans: readonly PagePhoto[]
  /** Between the hero and the other photos. */
  children: ReactNode
  /** Between the photos and the floor plans. */
  between: ReactNode
}

/** The hero, what the page says (`children`), the other photos in rows of equal height, and the floor plans. */
export function PropertyGallery(props: PropertyGalleryProps) {
  const { pageId, street, photos, floorPlans, children, between } = props
  const all = [...photos, ...floorPlans]
  const [hero, ...rest] = photos
  const nameOf = (index: number) => `Open photo ${index + 1} of ${all.length}`
  return (
    <PhotoOpener pageId={pageId} title={street} photos={all}>
      {hero && (
        <div className="mx-auto aspect-4/3 max-w-360 @3xl:aspect-auto @3xl:h-[min(48rem,54cqw)]">
          <PhotoLink
            pageId={pageId}
            photo={hero}
            sizes="(min-width: 90rem) 90rem, 100vw"
            index={0}
            label={nameOf(0)}
            leading
            className="rounded-none [&_img]:rounded-none"
          />
        </div>
      )}
      {children}
      {rest.length > 0 && (
        <section aria-label="Photos" className={zoneClasses}>
          <ul className="flex flex-wrap gap-1 [--row:7rem] @3xl:gap-1.5 @3xl:[--row:18rem]">
            {rest.map((photo, place) => (
              <li key={photo.id} style={boxOf(photo)}>
                <PhotoLink
                  pageId={pageId}
                  photo={photo}
                  sizes="(min-width: 90rem) 30rem, (min-width: 48rem) 34vw, 60vw"
                  index={place + 1}
                  label={nameOf(place + 1)}
                />
              </li>
            ))}
          </ul>
        </section>
      )}
      {between}
      {floorPlans.length > 0 && (
        <section aria-labelledby="floor-plan" className={`${zoneClasses} pt-12 @3xl:pt-18`}>
          <h2 id="floor-plan" className="t-head border-b border-ink pb-3">
            {floorPlans.length === 1 ? 'Floor plan' : 'Floor plans'}
          </h2>
          <ul className="mt-5 grid gap-5 @3xl:grid-cols-2">
            {floorPlans.map((photo, place) => (
              <li key={photo.id} style={{ aspectRatio: photo.width / photo.height }}>
                <PhotoLink
                  pageId={pageId}
                  photo={photo}
                  sizes="(min-width: 90rem) 42rem, (min-width: 48rem) 50vw, 100vw"
                  index={photos.length + place}
                  label={nameOf(photos.length + place)}
                />
              </li>
            ))}
          </ul>
        </section>
      )}
    </PhotoOpener>
  )
}

/** Boxes that grow in proportion to their width fill their row at one height; a last one alone grows less. */
function boxOf({ width, height }: { width: number; height: number }) {
  const ratio = Math.round((width / height) * 1000) / 1000
  return {
    aspectRatio: ratio,
    flexGrow: ratio * 100,
    flexBasis: `calc(var(--row) * ${ratio})`,
    maxWidth: `calc(var(--row) * ${ratio} * 2.2)`,
  }
}
