import { pickPicture, TourPlate } from '@/components/photos/virtual-tours/tour-plate'
import type { PropertyTour } from '@/lib/photos/property-pages/schema/pages'
import { tourTitle } from '@/lib/photos/virtual-tours/words'
import { PagePicture } from './page-picture'
import { PropertySection } from './property-section'

type TourSectionProps = { tour: Pick<PropertyTour, 'pageId' | 'photos' | 'virtualTours'> }

/** The 3D tours at hosts, each behind a photo; nothing without one. */
export function TourSection({ tour }: TourSectionProps) {
  const { pageId, photos, virtualTours } = tour
  if (virtualTours.length === 0) return null
  return (
    <PropertySection id="tour" title={tourTitle}>
      <ul className="grid gap-10">
        {virtualTours.map((virtualTour, place) => {
          const photo = pickPicture(photos, place)
          return (
            <li key={virtualTour.url}>
              <TourPlate
                tour={virtualTour}
                picture={
                  photo && (
                    <PagePicture
                      pageId={pageId}
                      photo={photo}
                      sizes="(min-width: 96rem) 91rem, 100vw"
                      alt=""
                      className="absolute inset-0 size-full"
                    />
                  )
                }
                className="-mx-(--pad) md:mx-0 md:rounded-print"
                shape="aspect-4/3 md:aspect-21/10"
              />
            </li>
          )
        })}
      </ul>
    </PropertySection>
  )
}
