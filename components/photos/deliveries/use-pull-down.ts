'use client'

import { type TouchEvent, useRef } from 'react'

/** How far a photo is pulled until letting go closes its viewer, in CSS px. */
const closingDistance = 140

/**
 * Returns the touch handlers of an element that is pulled down to close its viewer; it follows the finger.
 * @param isReady whether a pull may start, such as while the photo isn't zoomed
 */
export function usePullDown(onClose: () => void, isReady: () => boolean) {
  const start = useRef<{ x: number; y: number } | null>(null)

  function measure({ touches, changedTouches }: TouchEvent): { x: number; y: number } {
    const touch = touches[0] ?? changedTouches[0]
    return {
      x: (touch?.clientX ?? 0) - (start.current?.x ?? 0),
      y: (touch?.clientY ?? 0) - (start.current?.y ?? 0),
    }
  }

  function follow({ style }: HTMLElement, distance: number) {
    style.transform = distance > 0 ? `translateY(${distance}px) scale(${1 - distance / 1400})` : ''
    style.opacity = distance > 0 ? String(1 - distance / 700) : ''
  }

  return {
    onTouchStart({ touches, currentTarget }: TouchEvent<HTMLElement>) {
      const touch = touches[0]
      start.current =
        touch && touches.length === 1 && isReady() ? { x: touch.clientX, y: touch.clientY } : null
      // A second finger pinches.
      if (!start.current) follow(currentTarget, 0)
    },
    onTouchMove(event: TouchEvent<HTMLElement>) {
      if (!start.current) return
      const { x, y } = measure(event)
      follow(event.currentTarget, y > Math.abs(x) ? y : 0)
    },
    onTouchEnd(event: TouchEvent<HTMLElement>) {
      if (!start.current) return
      const { x, y } = measure(event)
      start.current = null
      if (y > closingDistance && y > Math.abs(x)) onClose()
      follow(event.currentTarget, 0)
    },
    onTouchCancel({ currentTarget }: TouchEvent<HTMLElement>) {
      start.current = null
      follow(currentTarget, 0)
    },
  }
}
