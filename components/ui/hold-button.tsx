'use client'

import { type ComponentProps, type MouseEvent, type PointerEvent, useEffect, useRef, useState } from 'react'
import { mergeClasses } from './merge-classes'
import { SubmitButton } from './submit-button'

const holdMs = 700
/** How long a first press waits for the second. */
const againMs = 4000

type HoldButtonProps = ComponentProps<typeof SubmitButton> & {
  /** What it says after one press. */
  againText: string
}

/**
 * Submits its form once it's held down, or pressed twice, as a keyboard, a switch, or a screen reader does; so a touch by accident
 * doesn't. Without JavaScript it's an ordinary button.
 */
export function HoldButton({ againText, className, children, ...rest }: HoldButtonProps) {
  const [isDown, setDown] = useState(false)
  const [isPressed, setPressed] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const wasHeld = useRef(false)

  useEffect(() => () => clearTimeout(timer.current), [])
  useEffect(() => {
    if (!isPressed) return
    const forget = setTimeout(() => setPressed(false), againMs)
    return () => clearTimeout(forget)
  }, [isPressed])

  function press(event: PointerEvent<HTMLButtonElement>) {
    const { form } = event.currentTarget
    wasHeld.current = false
    setDown(true)
    timer.current = setTimeout(() => {
      wasHeld.current = true
      form?.requestSubmit()
    }, holdMs)
  }

  function release() {
    clearTimeout(timer.current)
    setDown(false)
  }

  function click(event: MouseEvent) {
    if (isPressed && !wasHeld.current) return
    // Held, it was submitted already.
    event.preventDefault()
    setPressed(!wasHeld.current)
  }

  return (
    <SubmitButton
      {...rest}
      onPointerDown={press}
      onPointerUp={release}
      onPointerLeave={release}
      onPointerCancel={release}
      onContextMenu={(event) => event.preventDefault()}
      onClick={click}
      className={mergeClasses(
        'relative touch-manipulation overflow-hidden select-none before:absolute before:inset-0 before:-z-1 before:origin-left before:scale-x-0 before:bg-accent-wash before:content-[""] isolate motion-safe:before:transition-transform',
        isDown && 'before:scale-x-100 before:duration-700',
        className,
      )}
    >
      {isPressed ? againText : children}
    </SubmitButton>
  )
}
