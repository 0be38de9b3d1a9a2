import { PlateFace } from '@/components/ui/plate-face'
import { pinsOn } from '@/lib/photos/deliveries/rules/plan-pins'
import { openPanoramaText, panoramasTitle } from '@/lib/photos/deliveries/words/photo-details'
import { picturePath } from '@/lib/photos/property-pages/rules/addresses'
import type { PropertyTour } from '@/lib/photos/property-pages/schema/pages'
import { PagePicture } from './page-picture'
import { PanoramaFrame } from './panorama-frame'
import { PropertySection } from './property-section'

type PanoramaSectionProps = { tour: Pick<PropertyTour, 'pageId' | 'panoramas' | 'pins'> }

/** The 360° photos, each to look around in once it's pressed; nothing without one. */
export function PanoramaSection({ tour: { pageId, panoramas, pins } }: PanoramaSectionProps) {
  if (panoramas.length === 0) return null
  const views = panoramas.map(({ id, alt }) => ({
    id,
    label: alt,
    src: picturePath(pageId, id, 'panorama'),
    spots: pinsOn(id, pins, panoramas).map(({ photoId, index, x, y }) => {
      const label = panoramas[index]?.caption || panoramas[index]?.alt || ''
      return { id: photoId, label, x, y }
    }),
  }))
  return (
    <PropertySection id="panoramas" title={panoramasTitle}>
      <ul className="grid gap-5">
        {panoramas.map((panorama) => (
          <li
            key={panorama.id}
            className="relative -mx-(--pad) aspect-4/3 overflow-hidden bg-night text-white md:mx-0 md:aspect-21/10 md:rounded-print"
          >
            <PanoramaFrame first={panorama.id} views={views}>
              <PlateFace
                icon="rotate-cw"
                title={openPanoramaText}
                note={panorama.caption || panorama.alt}
                picture={
                  <PagePicture
                    pageId={pageId}
                    photo={panorama}
                    sizes="(min-width: 96rem) 91rem, 100vw"
                    alt=""
                    className="absolute inset-0 size-full"
                  />
                }
              />
            </PanoramaFrame>
          </li>
        ))}
      </ul>
    </PropertySection>
  )
}
