'use client'

import { type PointerEvent, useId, useState } from 'react'
import {
  centerPoint,
  type FocalPoint,
  focalStyle,
  movePoint,
  pointAt,
} from '@/lib/photos/deliveries/rules/focal-point'
import type { ArrangedPhoto } from '@/lib/photos/deliveries/schema/arranging'
import { focalPointTexts } from '@/lib/photos/deliveries/words/arranging'
import { photoAddress } from './photo-address'

type FocalPointFieldProps = { photo: ArrangedPhoto; onSet: (point: FocalPoint) => void }

/** Sets by dragging or with the arrow keys what of the cover stays visible where it's cropped, beside what phones show. */
export function FocalPointField({ photo, onSet }: FocalPointFieldProps) {
  const id = useId()
  const [dragged, setDragged] = useState<FocalPoint | null>(null)
  const point = dragged ?? photo.focus ?? centerPoint
  const source = photoAddress(photo.id, 'tile')

  function drag(event: PointerEvent<HTMLDivElement>) {
    setDragged(pointAt(event, event.currentTarget.getBoundingClientRect()))
  }

  return (
    <fieldset aria-describedby={`${id}-hint`} className="grid gap-2">
      <legend className="pb-1.5 font-medium">{focalPointTexts.label}</legend>
      <div className="flex items-start gap-4">
        <div
          className="relative min-w-0 flex-1 cursor-crosshair touch-none overflow-hidden rounded-print bg-shade select-none"
          onPointerDown={(event) => {
            event.currentTarget.setPointerCapture(event.pointerId)
            drag(event)
          }}
          onPointerMove={(event) => dragged && drag(event)}
          onPointerUp={() => {
            if (dragged) onSet(dragged)
            setDragged(null)
          }}
          onPointerCancel={() => setDragged(null)}
        >
          {/* biome-ignore lint/performance/noImgElement: private and already sized; the optimizer would cache it for everyone */}
          <img src={source} alt="" draggable={false} className="block w-full" />
          <button
            type="button"
            aria-label={focalPointTexts.handle(point)}
            onKeyDown={(event) => {
              const moved = movePoint(point, event.key)
              if (!moved) return
              event.preventDefault()
              onSet(moved)
            }}
            className="absolute size-11 -translate-1/2 cursor-grab rounded-[50%] focus-visible:-outline-offset-6"
            style={{ left: `${point.x}%`, top: `${point.y}%` }}
          >
            <span className="mx-auto block size-6 rounded-[50%] border-2 border-white shadow-[0_0_0_1.5px_var(--color-night),inset_0_0_0_1.5px_var(--color-night)]" />
          </button>
        </div>
        <div className="aspect-9/16 w-14 flex-none overflow-hidden rounded-print bg-shade">
          {/* biome-ignore lint/performance/noImgElement: private and already sized; the optimizer would cache it for everyone */}
          <img src={source} alt="" className="size-full object-cover" style={focalStyle(point)} />
        </div>
      </div>
      <p id={`${id}-hint`} className="t-label">
        {focalPointTexts.hint}
      </p>
      <p role="status" className="sr-only">
        {photo.focus && focalPointTexts.saved(photo.focus)}
      </p>
    </fieldset>
  )
}
