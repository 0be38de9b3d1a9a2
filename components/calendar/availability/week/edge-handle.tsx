'use client'

import { type CSSProperties, type KeyboardEvent, type PointerEvent, useState } from 'react'
import type { MovedEdge } from './drawn-time'

/** Which way a key moves an edge. */
const steps: Record<'horizontal' | 'vertical', Partial<Record<string, -1 | 1>>> = {
  horizontal: { ArrowLeft: -1, ArrowRight: 1 },
  vertical: { ArrowUp: -1, ArrowDown: 1 },
}

type EdgeHandleProps = {
  edge: MovedEdge
  orientation: keyof typeof steps
  label: string
  /** Where it is, of where it can be, and in words. */
  value: { min: number; max: number; now: number; text: string }
  /** Whether it was moved, and that isn't saved yet. */
  isMoved: boolean
  /** Whether a move is being saved. */
  isBusy: boolean
  className: string
  style?: CSSProperties
  onDrag: (event: PointerEvent<HTMLElement>) => void
  onStep: (step: -1 | 1) => void
  onFinish: () => void
  onCancel: () => void
}

/** An edge in the calendar that a drag or the arrow keys move. Enter and leaving it finish the move, Escape cancels it. */
export function EdgeHandle(props: EdgeHandleProps) {
  const { edge, orientation, label, value, isMoved, isBusy, className, style } = props
  const { onDrag, onStep, onFinish, onCancel } = props
  const [isDragged, setDragged] = useState(false)

  function finish() {
    setDragged(false)
    onFinish()
  }

  function cancel() {
    setDragged(false)
    onCancel()
  }

  function moveByKey(event: KeyboardEvent) {
    const step = steps[orientation][event.key]
    if (step) onStep(step)
    else if (event.key === 'Enter') finish()
    else if (event.key === 'Escape' && isMoved) cancel()
    else return
    event.preventDefault()
  }

  return (
    <button
      type="button"
      role="slider"
      aria-orientation={orientation}
      aria-label={label}
      aria-valuemin={value.min}
      aria-valuemax={value.max}
      aria-valuenow={value.now}
      aria-valuetext={value.text}
      className={className}
      data-edge={edge}
      style={style}
      onPointerDown={(event) => {
        if (event.button !== 0 || isBusy) return
        event.currentTarget.setPointerCapture(event.pointerId)
        setDragged(true)
      }}
      onPointerMove={(event) => isDragged && onDrag(event)}
      onPointerUp={finish}
      onPointerCancel={cancel}
      onKeyDown={moveByKey}
      onBlur={() => isMoved && !isDragged && finish()}
    />
  )
}
