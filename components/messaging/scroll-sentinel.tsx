'use client'

import { type RefObject, useEffect, useRef } from 'react'

type ScrollSentinelProps = {
  /** The box that scrolls. */
  box: RefObject<HTMLElement | null>
  /** Where the content ends now: another key asks anew, should the edge still be near. */
  at: string | undefined
  onNear: () => void
}

/** An end of a long list: when it comes near while scrolling, more is asked for. */
export function ScrollSentinel({ box, at, onNear }: ScrollSentinelProps) {
  const sentinel = useRef<HTMLDivElement>(null)
  const latest = useRef(onNear)
  useEffect(() => {
    latest.current = onNear
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new end is watched anew
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
