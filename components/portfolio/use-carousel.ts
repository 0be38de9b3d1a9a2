'use client'

import { type KeyboardEvent, type TouchEvent, useRef } from 'react'

const swipePixels = 48

/** Leads round in a circle through `count` things: by step, by key and by swipe. */
export function useCarousel(index: number, count: number, onMove: (index: number) => void) {
  const touchStart = useRef<number | null>(null)
  const show = (next: number) => onMove((next + count) % count)

  return {
    previous: () => show(index - 1),
    next: () => show(index + 1),
    onKeyDown(event: KeyboardEvent) {
      // A film has arrow keys of its own.
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
