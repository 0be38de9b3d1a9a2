'use client'

import { type ReactNode, useEffect, useRef } from 'react'

type TabBarProps = {
  label: string
  className: string
  /** Identifies the current tab; null when there is none. */
  current: string | null
  children: ReactNode
}

/** A row of tabs that scrolls horizontally when it is too long, so that the current tab is visible. */
export function TabBar({ label, className, current, children }: TabBarProps) {
  const bar = useRef<HTMLElement>(null)
  useEffect(() => {
    const tab = current === null ? null : bar.current?.querySelector('[aria-current]')
    if (!bar.current || !tab) return
    const [outer, inner] = [bar.current.getBoundingClientRect(), tab.getBoundingClientRect()]
    // Not scrollIntoView, which would move the page too.
    if (inner.right > outer.right) bar.current.scrollLeft += inner.right - outer.right
    else if (inner.left < outer.left) bar.current.scrollLeft -= outer.left - inner.left
  }, [current])
  return (
    <nav ref={bar} aria-label={label} className={className}>
      {children}
    </nav>
  )
}
