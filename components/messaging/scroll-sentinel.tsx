'use client'

import { type RefObject, useEffect, useRef } from 'react'

type ScrollSentinelProps = {
  /** The scrolling element. */
  box: RefObject<HTMLElement | null>
  /** Identifies the current end of the list. A new value checks again whether the sentinel is near. */
  at: string | undefined
  onNear: () => void
}

/** Marks an end of a long list, and loads more when scrolled near. */
export function ScrollSentinel({ box, at, onNear }: ScrollSentinelProps) {
  const sentinel = useRef<HTMLDivElement>(null)
  const latest = useRef(onNear)
  useEffect(() => {
    latest.current = onNear
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: `at` restarts the observer
  useEffect(() => {
    if (!sentinel.current) return
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) latest.current()
      },
      { root: box.current, rootMargin: '600px 0px' },
    )
    observer.observe(sentinel.current)
    return () => observer.disconnect()
  }, [box, at])
  return <div ref={sentinel} aria-hidden="true" className="h-px flex-none" />
}
