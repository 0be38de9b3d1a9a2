'use client'

import { useRouter } from 'next/navigation'
import { type ReactNode, type TouchEvent, useRef } from 'react'

/** How far a finger moves sideways, in px, and how much more than up or down. */
const minDistance = 60
const minRatio = 2

type DaySwipeProps = { previousHref: string; nextHref: string; children: ReactNode }

/** Shows the day before or after by a swipe, on a narrow screen, which shows one day. The day's links do the same. */
export function DaySwipe({ previousHref, nextHref, children }: DaySwipeProps) {
  const router = useRouter()
  const from = useRef<{ x: number; y: number } | null>(null)

  function begin({ touches, target }: TouchEvent) {
    const touch = touches.item(0)
    const isHandle = target instanceof Element && target.closest('[role="slider"], [data-time-panel]')
    const isSingle = touches.length === 1 && !isHandle
    from.current = isSingle ? { x: touch.clientX, y: touch.clientY } : null
  }

  function end({ changedTouches }: TouchEvent) {
    const touch = changedTouches.item(0)
    if (!from.current || !touch || !window.matchMedia('(width < 48rem)').matches) return
    const [x, y] = [touch.clientX - from.current.x, touch.clientY - from.current.y]
    from.current = null
    if (Math.abs(x) < minDistance || Math.abs(x) < Math.abs(y) * minRatio) return
    router.push(x < 0 ? nextHref : previousHref, { scroll: false })
  }

  return (
    <div onTouchStart={begin} onTouchEnd={end} className="max-md:touch-pan-y">
      {children}
    </div>
  )
}
