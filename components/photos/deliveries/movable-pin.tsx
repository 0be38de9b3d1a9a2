'use client'

import { type KeyboardEvent, type PointerEvent, type RefObject, useRef } from 'react'
import { mergeClasses } from '@/components/ui/merge-classes'
import { PinFace, pinClasses, pinPlace } from '@/components/ui/picture-pin'
import { directionTo, nudge, type ShownPin, spotIn, turnByKey } from '@/lib/photos/deliveries/rules/plan-pins'
import type { PlanPin } from '@/lib/photos/deliveries/schema/plan-pins'

/** A pointer that moves less, in CSS px, only selects. */
const minDrag = 4
/** From a pin's center to the handle that turns it, in CSS px. */
const handleDistance = 46

type Changes = {
  /** Where the plan is in the window. */
  readBox: () => DOMRect
  /** Called while the pin is moved or turned. */
  onDraft: (pin: PlanPin) => void
  /** Called when that ends. */
  onCommit: () => void
}

type MovablePinProps = Changes & {
  pin: ShownPin
  label: string
  isSelected: boolean
  describedBy: string
  focusNext: RefObject<string | null>
  onSelect: (photoId: string | null) => void
  onRemove: (pin: PlanPin) => void
}

/** A pin that is dragged, moved by the arrow keys, turned by R, and removed by Delete. */
export function MovablePin(props: MovablePinProps) {
  const { pin, label, isSelected, focusNext, readBox, onSelect, onDraft, onCommit, onRemove } = props
  const { index, ...values } = pin
  /** Where the pointer took hold, in the window and from the pin's center. */
  const hold = useRef<{ clientX: number; clientY: number; left: number; top: number } | null>(null)
  const isDragged = useRef(false)

  function takeHold(event: PointerEvent<HTMLButtonElement>) {
    const { clientX, clientY, currentTarget, pointerId } = event
    const box = readBox()
    currentTarget.setPointerCapture(pointerId)
    isDragged.current = false
    hold.current = {
      clientX,
      clientY,
      left: clientX - box.left - pin.x * box.width,
      top: clientY - box.top - pin.y * box.height,
    }
  }

  function drag({ clientX, clientY }: PointerEvent) {
    const from = hold.current
    if (!from) return
    const distance = Math.hypot(clientX - from.clientX, clientY - from.clientY)
    if (!isDragged.current && distance < minDrag) return
    isDragged.current = true
    const spot = spotIn({ clientX: clientX - from.left, clientY: clientY - from.top }, readBox())
    onDraft({ ...values, ...spot })
  }

  function release() {
    hold.current = null
    onCommit()
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const spot = nudge(pin, event)
    const direction = turnByKey(pin.direction, event)
    if (spot) onDraft({ ...values, ...spot })
    else if (direction !== null) onDraft({ ...values, direction })
    else if (event.key === 'Delete' || event.key === 'Backspace') onRemove(pin)
    else if (event.key === 'Escape') onSelect(null)
    else return
    if (spot || direction !== null) onSelect(pin.photoId)
    event.preventDefault()
  }

  return (
    <button
      type="button"
      ref={(button) => {
        if (!button || focusNext.current !== pin.photoId) return
        focusNext.current = null
        button.focus({ preventScroll: true })
      }}
      aria-label={label}
      aria-pressed={isSelected}
      aria-describedby={props.describedBy}
      style={pinPlace(pin)}
      className={mergeClasses(
        pinClasses,
        'cursor-grab touch-none active:cursor-grabbing aria-pressed:z-1 aria-pressed:outline-2 aria-pressed:outline-offset-3 aria-pressed:outline-pin',
      )}
      onClick={() => onSelect(pin.photoId)}
      onPointerDown={takeHold}
      onPointerMove={drag}
      onPointerUp={release}
      onPointerCancel={release}
      onKeyDown={onKeyDown}
      onKeyUp={onCommit}
      onBlur={onCommit}
    >
      <PinFace number={index + 1} direction={pin.direction} />
    </button>
  )
}

/** Turns a pin by dragging; by keyboard, its slider and R do. */
export function TurnHandle({ pin, readBox, onDraft, onCommit }: Changes & { pin: ShownPin }) {
  const { index, ...values } = pin
  const angle = ((pin.direction ?? 0) * Math.PI) / 180
  const [right, down] = [Math.sin(angle) * handleDistance, -Math.cos(angle) * handleDistance]
  return (
    <span
      aria-hidden="true"
      style={{ ...pinPlace(pin), translate: `calc(-50% + ${right}px) calc(-50% + ${down}px)` }}
      className="absolute z-1 grid size-6 cursor-grab touch-none place-items-center pointer-coarse:size-10"
      onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
      onPointerMove={(event) => {
        if (!event.currentTarget.hasPointerCapture(event.pointerId)) return
        const { left, top, width, height } = readBox()
        const center = { x: left + pin.x * width, y: top + pin.y * height }
        onDraft({ ...values, direction: directionTo(center, { x: event.clientX, y: event.clientY }) })
      }}
      onPointerUp={onCommit}
      onPointerCancel={onCommit}
    >
      <span
        className={mergeClasses(
          'size-3.5 rounded-[99px] border-2 border-pin bg-on-pin',
          pin.direction === null && 'border-dashed',
        )}
      />
    </span>
  )
}
