'use client'

import { useRef, useState } from 'react'
import { canPin, pinsOn, replacePin } from '@/lib/photos/deliveries/rules/plan-pins'
import type { ArrangedPhoto } from '@/lib/photos/deliveries/schema/arranging'
import type { PlanPin, Spot } from '@/lib/photos/deliveries/schema/plan-pins'
import { pinStateText, pinText, pinTexts } from '@/lib/photos/deliveries/words/plan-pins'
import { PinChoices } from './pin-choices'
import { PinFields } from './pin-fields'
import { PlanCanvas } from './plan-canvas'

type PlanBoardProps = {
  plan: ArrangedPhoto
  /** All photos, in order. */
  photos: readonly ArrangedPhoto[]
  /** Those on this plan. */
  pins: readonly PlanPin[]
  onSet: (pin: PlanPin) => void
  onRemove: (pin: PlanPin) => void
}

/** One floor plan or panorama: its pins, and the photos that can be pinned to it. Either the spot is chosen first, or the photo. */
export function PlanBoard({ plan, photos, pins: saved, onSet, onRemove }: PlanBoardProps) {
  /** Where the next pin will be. */
  const [spot, setSpot] = useState<Spot | null>(null)
  const [selectedId, setSelectedId] = useState<string | null>(null)
  /** A pin while it's moved or turned. */
  const [draft, setDraft] = useState<PlanPin | null>(null)
  /** The photo whose pin gets the focus once it's there. */
  const focusNext = useRef<string | null>(null)
  const board = useRef<HTMLDivElement>(null)
  const pins = pinsOn(plan.id, draft ? replacePin(saved, draft, draft) : saved, photos)
  const selected = pins.find(({ photoId }) => photoId === selectedId)
  const labelOf = (index: number) => pinText(photos[index]?.room, index + 1)

  function select(photoId: string | null) {
    setSelectedId(photoId)
    setSpot(null)
  }

  function place(photoId: string, at: Spot) {
    onSet({ planId: plan.id, photoId, ...at, direction: null })
    focusNext.current = photoId
    select(photoId)
  }

  function pressPlan(at: Spot) {
    if (selectedId && !selected) place(selectedId, at)
    else {
      setSelectedId(null)
      setSpot(at)
    }
  }

  function choose(photoId: string) {
    if (spot && !pins.some((pin) => pin.photoId === photoId)) place(photoId, spot)
    else select(photoId)
  }

  function commit() {
    if (draft) onSet(draft)
    setDraft(null)
  }

  function remove({ photoId }: { photoId: string }) {
    const pin = saved.find((one) => one.photoId === photoId)
    setDraft(null)
    select(null)
    board.current?.querySelector<HTMLElement>(`[data-choice="${photoId}"]`)?.focus()
    if (pin) onRemove(pin)
  }

  return (
    <div ref={board} className="grid items-start gap-x-8 gap-y-5 lg:grid-cols-[minmax(0,1fr)_20rem]">
      <PlanCanvas
        plan={plan}
        pins={pins}
        labelOf={labelOf}
        spot={spot}
        selectedId={selectedId}
        focusNext={focusNext}
        onPress={pressPlan}
        onSelect={select}
        onDraft={setDraft}
        onCommit={commit}
        onRemove={remove}
      />
      <div className="grid min-w-0 gap-5">
        {selected ? (
          <PinFields
            key={selected.photoId}
            pin={selected}
            hasDirection={plan.room === 'FLOOR_PLAN'}
            photo={photos[selected.index]}
            label={labelOf(selected.index)}
            onDraft={setDraft}
            onSet={onSet}
            onCommit={commit}
            onRemove={() => remove(selected)}
          />
        ) : (
          <p className="min-h-11 text-ink-2">
            {spot
              ? pinTexts.choose
              : selectedId
                ? pinTexts.press
                : plan.room === 'PANORAMA'
                  ? pinTexts.panoramaHint
                  : pinTexts.hint}
          </p>
        )}
        <PinChoices
          photos={photos}
          canChoose={(photo) => canPin(plan, photo)}
          labelOf={labelOf}
          pinnedIds={new Set(pins.map(({ photoId }) => photoId))}
          selectedId={selectedId}
          onChoose={choose}
          onPlaceInMiddle={selectedId && !selected ? () => place(selectedId, { x: 0.5, y: 0.5 }) : null}
        />
      </div>
      <p role="status" className="sr-only">
        {selected && pinStateText(labelOf(selected.index), selected)}
      </p>
    </div>
  )
}
