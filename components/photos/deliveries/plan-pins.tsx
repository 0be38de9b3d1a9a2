'use client'

import { PicturePin } from '@/components/ui/picture-pin'
import { pinsOn } from '@/lib/photos/deliveries/rules/plan-pins'
import type { ShownPhoto } from '@/lib/photos/deliveries/schema/photos'
import type { PlanPin } from '@/lib/photos/deliveries/schema/plan-pins'
import { pinText } from '@/lib/photos/deliveries/words/plan-pins'
import { photoAddress } from './photo-address'

type PlanPinsProps = {
  planId: string
  pins: readonly PlanPin[]
  /** Those that are shown, in order. */
  photos: readonly ShownPhoto[]
  onOpen: (index: number) => void
}

/** The pins on a floor plan; their surroundings are as large as the plan. Without JavaScript they link to the photo files. */
export function PlanPins({ planId, pins, photos, onOpen }: PlanPinsProps) {
  return pinsOn(planId, pins, photos).map(({ index, direction, ...spot }) => {
    const photo = photos[index]
    if (!photo) return null
    return (
      <PicturePin
        key={photo.id}
        href={photoAddress(photo.id, 'screen', photo.details?.version)}
        spot={spot}
        direction={direction}
        number={index + 1}
        label={pinText(photo.details?.room, index + 1)}
        onClick={(event) => {
          if (event.ctrlKey || event.metaKey || event.shiftKey) return
          event.preventDefault()
          onOpen(index)
        }}
        picture={photo.state === 'READY' && <PinPicture photo={photo} />}
      />
    )
  })
}

/** Loaded once it's shown. */
function PinPicture({ photo }: { photo: ShownPhoto }) {
  return (
    // biome-ignore lint/performance/noImgElement: private and already sized; the optimizer would cache it for everyone
    <img
      src={photoAddress(photo.id, 'tile', photo.details?.version)}
      alt=""
      loading="lazy"
      style={{ backgroundColor: photo.placeholder ?? undefined }}
      className="aspect-3/2 w-full object-cover"
    />
  )
}
