'use client'

import { type KeyboardEvent, type TouchEvent, useRef } from 'react'

const swipePixels = 48

/** Moves through `count` media with buttons, keys, and swipes. Wraps around. */
export function useCarousel(index: number, count: number, onMove: (index: number) => void) {
  const touchStart = useRef<number | null>(null)
  const show = (next: number) => onMove((next + count) % count)

  return {
    previous: () => show(index - 1),
    next: () => show(index + 1),
    onKeyDown(event: KeyboardEvent) {
      // The video player uses the arrow keys itself.
      if (event.target instanceof HTMLVideoElement) return
      const target = { ArrowLeft: index - 1, ArrowRight: index + 1, Home: 0, End: count - 1 }[event.key]
      if (target === undefined) return
      event.preventDefault()
      show(target)
    },
    onTouchStart(event: TouchEvent) {
      touchStart.current = event.touches.length === 1 ? (event.touches[0]?.clientX ?? null) : null
    },
    onTouchEnd(event: TouchEvent) {
      const moved = (event.changedTouches[0]?.clientX ?? 0) - (touchStart.current ?? Number.NaN)
      touchStart.current = null
      if (Math.abs(moved) >= swipePixels) show(index + (moved < 0 ? 1 : -1))
    },
  }
}
