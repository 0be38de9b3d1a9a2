'use client'

import { type RefObject, useEffect, useState } from 'react'

/** Beyond the window's edges, so that pictures are there before they're scrolled to. */
const margin = '600px'

/** Returns whether an element was ever near the window: of hundreds of pictures, only those are drawn. */
export function useNearWindow(ref: RefObject<Element | null>): boolean {
  const [isNear, setNear] = useState(false)
  useEffect(() => {
    const element = ref.current
    if (isNear || !element) return
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true)
      },
      { rootMargin: margin },
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [isNear, ref])
  return isNear
}
