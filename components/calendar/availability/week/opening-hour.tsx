'use client'

import { type CSSProperties, useEffect, useRef } from 'react'

/** A mark in the calendar's hours to which a narrow screen scrolls as the page opens. */
export function OpeningHour({ style }: { style: CSSProperties }) {
  const mark = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const isNarrow = window.matchMedia('(width < 48rem)').matches
    // Someone who came back, or scrolled already, stays where they are.
    if (isNarrow && window.scrollY === 0) {
      mark.current?.scrollIntoView({ block: 'start', behavior: 'instant' })
    }
  }, [])
  return <div ref={mark} className="cal-at cal-first" style={style} />
}
