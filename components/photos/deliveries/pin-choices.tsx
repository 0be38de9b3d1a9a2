'use client'

import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { mergeClasses } from '@/components/ui/merge-classes'
import type { ArrangedPhoto } from '@/lib/photos/deliveries/schema/arranging'
import { pinTexts } from '@/lib/photos/deliveries/words/plan-pins'
import { photoAddress } from './photo-address'

type PinChoicesProps = {
  photos: readonly ArrangedPhoto[]
  canChoose: (photo: ArrangedPhoto) => boolean
  labelOf: (index: number) => string
  pinnedIds: ReadonlySet<string>
  selectedId: string | null
  onChoose: (photoId: string) => void
  /** Null while no photo waits for its spot. */
  onPlaceInMiddle: (() => void) | null
}

/** The photos that can be pinned, on phones in one row. Those on the plan are marked. */
export function PinChoices(props: PinChoicesProps) {
  const { photos, canChoose, labelOf, pinnedIds, selectedId, onChoose, onPlaceInMiddle } = props
  return (
    <div className="grid min-w-0 gap-3">
      {onPlaceInMiddle && (
        <Button className="justify-self-start" onClick={onPlaceInMiddle}>
          {pinTexts.placeInMiddle}
        </Button>
      )}
      <ul
        aria-label={pinTexts.photos}
        className="flex gap-2 overflow-x-auto p-1 lg:grid lg:max-h-100 lg:grid-cols-3 lg:overflow-y-auto"
      >
        {photos.map((photo, index) => {
          if (photo.state !== 'READY' || !canChoose(photo)) return null
          const isPinned = pinnedIds.has(photo.id)
          return (
            <li key={photo.id} className="flex-none max-lg:w-24">
              <button
                type="button"
                data-choice={photo.id}
                aria-label={isPinned ? pinTexts.onPlan(labelOf(index)) : labelOf(index)}
                aria-pressed={photo.id === selectedId}
                onClick={() => onChoose(photo.id)}
                className={mergeClasses(
                  'relative block aspect-3/2 w-full overflow-hidden rounded-print bg-shade aria-pressed:outline-3 aria-pressed:-outline-offset-1 aria-pressed:outline-accent',
                  isPinned && '[&_img]:opacity-60',
                )}
              >
                {/* biome-ignore lint/performance/noImgElement: private and already sized; the optimizer would cache it for everyone */}
                <img
                  src={photoAddress(photo.id, 'tile')}
                  alt=""
                  loading="lazy"
                  draggable={false}
                  className="size-full object-cover"
                />
                <span className="absolute bottom-1 left-1 rounded-[2px] bg-night/72 px-1.25 text-2xs leading-4.5 text-night-ink tabular-nums">
                  {index + 1}
                </span>
                {isPinned && (
                  <span className="absolute top-1 right-1 grid size-5 place-items-center rounded-[99px] bg-pin text-on-pin">
                    <Icon name="map-pin" size="sm" className="size-3" />
                  </span>
                )}
              </button>
            </li>
          )
        })}
      </ul>
    </div>
  )
}
