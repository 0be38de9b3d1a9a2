import { PicturePin } from '@/components/ui/picture-pin'
import { pinsOn } from '@/lib/photos/deliveries/rules/plan-pins'
import { pinText } from '@/lib/photos/deliveries/words/plan-pins'
import { picturePath } from '@/lib/photos/property-pages/rules/addresses'
import type { PropertyTour } from '@/lib/photos/property-pages/schema/pages'
import { PagePicture } from './page-picture'
import { PhotoLink } from './photo-link'
import { PropertySection } from './property-section'

type FloorPlansProps = { tour: Pick<PropertyTour, 'pageId' | 'photos' | 'floorPlans' | 'panoramas' | 'pins'> }

/** The floor plans, each with pins that open the photos taken there in the viewer of a `PhotoOpener`. */
export function FloorPlans({ tour }: FloorPlansProps) {
  const { pageId, photos, floorPlans, panoramas, pins } = tour
  const all = [...photos, ...floorPlans, ...panoramas]
  if (floorPlans.length === 0) return null
  return (
    <PropertySection id="floor-plan" title={floorPlans.length === 1 ? 'Floor plan' : 'Floor plans'}>
      <ul className={`grid gap-5 ${floorPlans.length > 1 ? 'md:grid-cols-2' : ''}`}>
        {floorPlans.map((plan, place) => (
          <li
            key={plan.id}
            className="@container relative mx-auto"
            style={{
              aspectRatio: plan.width / plan.height,
              // As wide as there is room, but not higher than the window.
              width: `min(100%, ${Math.round((8000 * plan.width) / plan.height) / 100}svh)`,
            }}
          >
            <PhotoLink
              pageId={pageId}
              photo={plan}
              sizes="(min-width: 96rem) 70rem, 100vw"
              index={photos.length + place}
              label={`Open photo ${photos.length + place + 1} of ${all.length}`}
              className={pins.length > 0 ? 'hover:[&_img]:scale-100' : undefined}
            />
            {pinsOn(plan.id, pins, all).map(({ index, direction, ...spot }) => {
              const photo = all[index]
              return (
                photo && (
                  <PicturePin
                    key={photo.id}
                    href={picturePath(pageId, photo.id, 'screen')}
                    data-photo={index}
                    spot={spot}
                    direction={direction}
                    number={index + 1}
                    label={pinText(photo.room, index + 1)}
                    picture={
                      <PagePicture
                        pageId={pageId}
                        photo={photo}
                        sizes="11rem"
                        alt=""
                        className="aspect-3/2 w-full"
                      />
                    }
                  />
                )
              )
            })}
          </li>
        ))}
      </ul>
    </PropertySection>
  )
}
