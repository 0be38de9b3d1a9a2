import { useState } from 'react'
import { photoAddress } from '@/components/photos/deliveries/photo-address'
import { Checkbox } from '@/components/ui/checkbox'
import { TextButton } from '@/components/ui/text-link'
import { focalStyle } from '@/lib/photos/deliveries/rules/focal-point'
import { countPhotos } from '@/lib/photos/deliveries/words/counts'
import type { ReelPhoto, ReelSource } from '@/lib/photos/reels/schema'
import { describeChosen } from '@/lib/photos/reels/words'
import type { Reel } from './use-reel'

/** Of long deliveries, only so many are shown at first. */
const firstShown = 20

/** The photos in the gallery's order, to tick. */
export function ReelPhotos({ source, reel }: { source: ReelSource; reel: Reel }) {
  const [showsAll, setShowsAll] = useState(false)
  const { choices, change, isFull, photos } = reel
  const shown = showsAll ? source.photos : source.photos.slice(0, firstShown)

  function toggle({ id }: ReelPhoto) {
    const chosen = new Set(choices.chosen)
    if (!chosen.delete(id)) chosen.add(id)
    change({ chosen })
  }

  return (
    <fieldset>
      <legend className="sr-only">Photos</legend>
      <div className="flex justify-between pb-2">
        <span aria-hidden="true" className="font-medium">
          Photos
        </span>
        <p role="status" className="text-ink-3">
          {describeChosen(photos.length)}
        </p>
      </div>
      <ul className="grid grid-cols-4 gap-1.5 sm:grid-cols-5">
        {shown.map((photo, place) => {
          const isChosen = choices.chosen.has(photo.id)
          return (
            <li key={photo.id}>
              {/* biome-ignore lint/a11y/noLabelWithoutControl: Checkbox is the control */}
              <label className="relative block cursor-pointer has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent not-has-checked:[&_img]:opacity-40">
                {/* biome-ignore lint/performance/noImgElement: private and already sized */}
                <img
                  src={photoAddress(photo.id, 'tile', photo.version)}
                  alt=""
                  loading="lazy"
                  decoding="async"
                  style={focalStyle(photo.focus)}
                  className="photo aspect-square w-full bg-shade object-cover"
                />
                <Checkbox
                  aria-label={nameOf(photo, place)}
                  checked={isChosen}
                  disabled={isFull && !isChosen}
                  onChange={() => toggle(photo)}
                  className="absolute top-1.5 left-1.5 focus-visible:outline-none"
                />
              </label>
            </li>
          )
        })}
      </ul>
      {shown.length < source.photos.length && (
        <TextButton onClick={() => setShowsAll(true)}>
          Show all {countPhotos(source.photos.length)}
        </TextButton>
      )}
    </fieldset>
  )
}

function nameOf({ caption, label }: ReelPhoto, place: number): string {
  return [caption || `Photo ${place + 1}`, label].filter(Boolean).join(', ')
}
