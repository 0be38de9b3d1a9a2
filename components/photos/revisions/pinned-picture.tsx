'use client'

import { type KeyboardEvent, type MouseEvent, useEffect, useId, useRef } from 'react'
import { FittedBox } from '@/components/ui/fitted-box'
import { mergeClasses } from '@/components/ui/merge-classes'
import type { ViewedPicture } from '@/components/ui/viewed-picture'
import { moveSpot, spotIn } from '@/lib/photos/revisions/rules/pins'
import type { ShownThread, Spot } from '@/lib/photos/revisions/schema'
import { spotText } from '@/lib/photos/revisions/words/revisions'
import { useRevisions } from './revisions-context'
import { stateOf } from './thread-state'

type PinnedPictureProps = {
  picture: ViewedPicture
  ratio: number
  threads: readonly ShownThread[]
  /** Where the comment that is being written will be. */
  draftSpot: Spot | null
  /** The pin that the keyboard moves. */
  placing: Spot | null
  onPlacing: (spot: Spot | null) => void
  /** Undefined for those who can't comment. */
  onSpot?: (spot: Spot) => void
}

const pinClasses =
  'absolute grid size-8 -translate-1/2 place-items-center rounded-[99px] text-sm font-strong tabular-nums shadow-[0_0_0_2px_var(--color-night-ink)]'

/** A photo with its pins. A click pins a comment; the keyboard moves a pin with the arrow keys and places it with Enter. */
export function PinnedPicture(props: PinnedPictureProps) {
  const { picture, ratio, threads, draftSpot, placing, onPlacing, onSpot } = props
  const { revisions, selectedId, select } = useRevisions()

  function placeAt(event: MouseEvent<HTMLElement>) {
    if (!onSpot || !(event.target instanceof HTMLImageElement)) return
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect()
    onSpot(spotIn({ x: event.clientX, y: event.clientY }, { left, top, width, height }))
  }

  return (
    <FittedBox ratio={ratio} onClick={placeAt} className={onSpot && 'cursor-crosshair'}>
      {/* biome-ignore lint/performance/noImgElement: private and already sized; the optimizer would cache it for everyone */}
      <img src={picture.src} alt={picture.alt} className="size-full object-contain" draggable={false} />
      {threads.map(
        (thread) =>
          thread.spot && (
            <button
              key={thread.id}
              type="button"
              aria-label={`Comment ${thread.number}, ${stateOf(thread, revisions).label}`}
              aria-pressed={thread.id === selectedId}
              onClick={() => select(thread.id)}
              style={placeOf(thread.spot)}
              className={mergeClasses(
                pinClasses,
                'aria-pressed:outline-2 aria-pressed:outline-offset-4 aria-pressed:outline-night-ink',
                thread.isResolved ? 'bg-night-shade text-night-ink' : 'bg-accent text-on-accent',
              )}
            >
              {thread.number}
            </button>
          ),
      )}
      {draftSpot && (
        <span
          aria-hidden="true"
          style={placeOf(draftSpot)}
          className={mergeClasses(pinClasses, 'bg-night-ink text-night')}
        >
          +
        </span>
      )}
      {placing && onSpot && <MovingPin spot={placing} onMove={onPlacing} onPlace={onSpot} />}
    </FittedBox>
  )
}

type MovingPinProps = {
  spot: Spot
  onMove: (spot: Spot | null) => void
  onPlace: (spot: Spot) => void
}

/** A pin that the arrow keys move. Enter or a click places it; Escape removes it. */
function MovingPin({ spot, onMove, onPlace }: MovingPinProps) {
  const helpId = useId()
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => button.current?.focus(), [])

  function onKeyDown(event: KeyboardEvent) {
    const moved = moveSpot(spot, event)
    if (moved) onMove(moved)
    else if (event.key === 'Escape') onMove(null)
    else return
    event.preventDefault()
    event.stopPropagation()
  }

  return (
    <>
      <button
        type="button"
        ref={button}
        data-own-keys
        aria-label={`New pin, ${spotText(spot)}`}
        aria-describedby={helpId}
        onKeyDown={onKeyDown}
        onClick={() => onPlace(spot)}
        style={placeOf(spot)}
        className={mergeClasses(pinClasses, 'bg-night-ink text-night')}
      >
        +
      </button>
      <span id={helpId} className="sr-only">
        Arrow keys move the pin, with Shift further. Enter places it, Escape cancels.
      </span>
      <output aria-live="polite" className="sr-only">
        {spotText(spot)}
      </output>
      <p className="absolute inset-x-0 bottom-2 mx-auto w-fit rounded-sm bg-night/80 px-3 py-1 text-sm">
        Arrow keys move the pin. Enter places it.
      </p>
    </>
  )
}

function placeOf({ x, y }: Spot) {
  return { left: `${x * 100}%`, top: `${y * 100}%` }
}
