'use client'

import { type RefObject, useId, useRef } from 'react'
import { PinFace, pinClasses, pinPlace } from '@/components/ui/picture-pin'
import { type ShownPin, spotIn } from '@/lib/photos/deliveries/rules/plan-pins'
import type { ArrangedPhoto } from '@/lib/photos/deliveries/schema/arranging'
import type { PlanPin, Spot } from '@/lib/photos/deliveries/schema/plan-pins'
import { pinTexts } from '@/lib/photos/deliveries/words/plan-pins'
import { ratioOf } from './gallery-rows'
import { MovablePin, TurnHandle } from './movable-pin'
import { photoAddress } from './photo-address'

type PlanCanvasProps = {
  plan: ArrangedPhoto
  pins: readonly ShownPin[]
  labelOf: (index: number) => string
  /** Where the next pin will be. */
  spot: Spot | null
  selectedId: string | null
  /** The photo whose pin gets the focus once it's there. */
  focusNext: RefObject<string | null>
  onPress: (spot: Spot) => void
  onSelect: (photoId: string | null) => void
  onDraft: (pin: PlanPin) => void
  onCommit: () => void
  onRemove: (pin: PlanPin) => void
}

/** A floor plan with pins that can be moved. Pressing it beside them chooses a spot. */
export function PlanCanvas(props: PlanCanvasProps) {
  const { plan, pins, labelOf, spot, selectedId, onPress, onSelect, onDraft, onCommit, onRemove } = props
  const keysId = useId()
  const canvas = useRef<HTMLDivElement>(null)
  const ratio = ratioOf(plan)
  const selected = pins.find(({ photoId }) => photoId === selectedId)
  const readBox = () => canvas.current?.getBoundingClientRect() ?? new DOMRect()
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: by keyboard, a button places pins
    <div
      ref={canvas}
      className="@container relative mx-auto w-full cursor-crosshair rounded-print bg-white select-none"
      // Not higher than the window.
      style={{ maxWidth: `${Math.round(8000 * ratio) / 100}svh` }}
      onClick={(event) => {
        if (event.target instanceof HTMLImageElement) onPress(spotIn(event, readBox()))
      }}
    >
      {/* biome-ignore lint/performance/noImgElement: private and already sized; the optimizer would cache it for everyone */}
      <img
        src={photoAddress(plan.id, 'screen')}
        alt={plan.caption || plan.name}
        width={plan.width ?? undefined}
        height={plan.height ?? undefined}
        loading="lazy"
        draggable={false}
        className="block h-auto w-full rounded-print"
      />
      {pins.map((pin) => (
        <MovablePin
          key={pin.photoId}
          pin={pin}
          label={labelOf(pin.index)}
          isSelected={pin.photoId === selectedId}
          describedBy={keysId}
          focusNext={props.focusNext}
          readBox={readBox}
          onSelect={onSelect}
          onDraft={onDraft}
          onCommit={onCommit}
          onRemove={onRemove}
        />
      ))}
      {selected && plan.room === 'FLOOR_PLAN' && (
        <TurnHandle pin={selected} readBox={readBox} onDraft={onDraft} onCommit={onCommit} />
      )}
      {spot && (
        <span style={pinPlace(spot)} className={`pointer-events-none ${pinClasses}`}>
          <span className="sr-only">{pinTexts.newPin}</span>
          <PinFace number="+" direction={null} />
        </span>
      )}
      <p id={keysId} className="sr-only">
        {pinTexts.keys}
      </p>
    </div>
  )
}
