'use client'

import { useId } from 'react'
import { Button } from '@/components/ui/button'
import { CheckboxField } from '@/components/ui/checkbox'
import type { ShownPin } from '@/lib/photos/deliveries/rules/plan-pins'
import type { ArrangedPhoto } from '@/lib/photos/deliveries/schema/arranging'
import type { PlanPin } from '@/lib/photos/deliveries/schema/plan-pins'
import { directionText, pinTexts } from '@/lib/photos/deliveries/words/plan-pins'
import { photoAddress } from './photo-address'

type PinFieldsProps = {
  pin: ShownPin
  /** Whether where the camera looked can be set. */
  hasDirection: boolean
  photo: ArrangedPhoto | undefined
  label: string
  onDraft: (pin: PlanPin) => void
  onSet: (pin: PlanPin) => void
  onCommit: () => void
  onRemove: () => void
}

/** The selected pin: its photo, where the camera looked, and removing it. */
export function PinFields(props: PinFieldsProps) {
  const { pin, hasDirection, photo, label, onDraft, onSet, onCommit, onRemove } = props
  const { index, ...values } = pin
  const id = useId()
  return (
    <section aria-label={label} className="grid gap-4">
      <div className="flex items-center gap-3">
        {photo?.state === 'READY' && (
          // biome-ignore lint/performance/noImgElement: private and already sized; the optimizer would cache it for everyone
          <img src={photoAddress(photo.id, 'tile')} alt="" className="photo aspect-3/2 w-24 flex-none" />
        )}
        <h3 className="min-w-0 font-strong wrap-anywhere">{label}</h3>
      </div>
      {hasDirection && (
        <CheckboxField
          label={pinTexts.showDirection}
          checked={pin.direction !== null}
          onChange={(event) => onSet({ ...values, direction: event.target.checked ? 0 : null })}
        />
      )}
      {pin.direction !== null && (
        <div className="grid gap-1.5">
          <label htmlFor={`${id}-direction`} className="font-medium">
            {pinTexts.direction}
          </label>
          <input
            id={`${id}-direction`}
            type="range"
            min={0}
            max={359}
            value={pin.direction}
            aria-valuetext={`${directionText(pin.direction)}, ${pin.direction}°`}
            onChange={(event) => onDraft({ ...values, direction: event.target.valueAsNumber })}
            onPointerUp={onCommit}
            onKeyUp={onCommit}
            onBlur={onCommit}
            className="h-6 w-full accent-accent"
          />
        </div>
      )}
      <Button variant="quiet" icon="trash-2" onClick={onRemove} className="-ml-4 justify-self-start">
        {pinTexts.remove}
      </Button>
    </section>
  )
}
