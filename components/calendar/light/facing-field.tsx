'use client'

import { type KeyboardEvent, type PointerEvent, useState } from 'react'
import { Radio } from '@/components/ui/checkbox'
import { namedFacings, turnTo } from '@/lib/calendar/light/rules/facing'
import { directionInWords, facingInWords, unknownFacingText } from '@/lib/calendar/light/words'
import { Compass } from './compass'

type FacingFieldProps = {
  /** Of the form field, which holds whole degrees from 0 to 359, or nothing if unknown. */
  name: string
  legend?: string
  /** Degrees from north; null: unknown. */
  defaultFacing: number | null
  onChange?: (facing: number | null) => void
}

/** In degrees. */
const [keyStep, dragStep] = [15, 5]
const turns: Partial<Record<string, number>> = {
  ArrowRight: keyStep,
  ArrowUp: keyStep,
  ArrowLeft: -keyStep,
  ArrowDown: -keyStep,
  PageUp: 45,
  PageDown: -45,
}

/** Asks which way a house's front faces: a compass that turns, and eight directions that also work without scripts. */
export function FacingField(props: FacingFieldProps) {
  const { name, legend = 'Which way does the front face?', defaultFacing, onChange } = props
  const [facing, setFacing] = useState(defaultFacing)
  const isNamed = facing === null || namedFacings.some((named) => named === facing)

  function change(next: number | null) {
    if (next === facing) return
    setFacing(next)
    onChange?.(next)
  }

  function turnByKey(event: KeyboardEvent) {
    const turn = turns[event.key]
    if (turn === undefined) return
    // The compass has no ends, unlike a range.
    event.preventDefault()
    change(turnTo((facing ?? 0) + turn))
  }

  function turnByPointer(event: PointerEvent<HTMLElement>) {
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect()
    const [x, y] = [event.clientX - left - width / 2, event.clientY - top - height / 2]
    const degrees = (Math.atan2(x, -y) * 180) / Math.PI
    change(turnTo(Math.round(degrees / dragStep) * dragStep))
  }

  return (
    <fieldset>
      <legend className="pb-3 font-medium">{legend}</legend>
      <div className="flex flex-wrap items-center gap-x-8 gap-y-5">
        <div
          className="relative flex-none cursor-grab touch-none rounded-sm select-none active:cursor-grabbing has-focus-visible:outline-2 has-focus-visible:outline-offset-4 has-focus-visible:outline-accent"
          onPointerDown={(event) => {
            event.currentTarget.setPointerCapture(event.pointerId)
            turnByPointer(event)
          }}
          onPointerMove={(event) => {
            if (event.currentTarget.hasPointerCapture(event.pointerId)) turnByPointer(event)
          }}
        >
          <Compass facing={facing} size="large" />
          <input
            type="range"
            aria-label="Compass"
            aria-valuetext={facing === null ? unknownFacingText : `${directionInWords(facing)}, ${facing}°`}
            min={0}
            max={359}
            value={facing ?? 0}
            onChange={(event) => change(turnTo(event.target.valueAsNumber))}
            onKeyDown={turnByKey}
            className="pointer-events-none absolute inset-0 size-full appearance-none opacity-0"
          />
        </div>
        <div className="grid min-w-0 flex-[1_1_16rem] gap-3">
          <div className="grid grid-cols-[repeat(auto-fill,minmax(7.5rem,1fr))] gap-x-3 gap-y-1">
            {namedFacings.map((degrees) => (
              <Direction
                key={degrees}
                name={name}
                value={degrees}
                label={directionInWords(degrees)}
                isChecked={facing === degrees}
                onChoose={() => change(degrees)}
              />
            ))}
            <Direction
              name={name}
              value=""
              label={unknownFacingText}
              isChecked={facing === null}
              onChoose={() => change(null)}
            />
          </div>
          <p className="text-ink-2" aria-live="polite">
            {facingInWords(facing)}
          </p>
        </div>
      </div>
      {/* No radio button is checked for a direction between the eight. */}
      {!isNamed && <input type="hidden" name={name} value={facing} />}
    </fieldset>
  )
}

type DirectionProps = {
  name: string
  value: number | ''
  label: string
  isChecked: boolean
  onChoose: () => void
}

function Direction({ name, value, label, isChecked, onChoose }: DirectionProps) {
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: Radio is the control
    <label className="flex min-h-11 items-center gap-2 md:min-h-8">
      <Radio name={name} value={value} checked={isChecked} onChange={onChoose} />
      {label}
    </label>
  )
}
