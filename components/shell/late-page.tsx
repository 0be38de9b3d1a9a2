'use client'

import { usePathname } from 'next/navigation'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { PageBody } from '@/components/ui/page-body'
import { PageSkeleton } from '@/components/ui/skeleton'
import { revealPart } from '@/components/ui/use-linked-fold'
import { useDestination } from './use-destination'

/** After how long a page that a link leads to is late. */
const lateMs = 400
/** A loading screen that is shown for less only flickers. */
const minShownMs = 300

/**
 * The page, which stays until the next one is there: most answer within 100 ms. A loading screen takes its place only once the
 * next page is late. Loading screens of Next.js are shown at once, and React keeps them for at least 300 ms.
 */
export function LatePage({ children }: { children: ReactNode }) {
  const path = usePathname()
  const destination = useDestination()
  const isAway = destination !== null && destination !== path
  const [isLate, setLate] = useState(false)
  const shownAt = useRef(0)

  useEffect(() => {
    if (isAway === isLate) return
    const waitMs = isAway ? lateMs : Math.max(0, shownAt.current + minShownMs - performance.now())
    const timer = setTimeout(() => {
      if (isAway) shownAt.current = performance.now()
      setLate(isAway)
    }, waitMs)
    return () => clearTimeout(timer)
  }, [isAway, isLate])

  useEffect(() => {
    if (!isLate) return
    // The page appears: it couldn't be scrolled to the part that the address names while it was hidden.
    return () => void revealPart(decodeURIComponent(window.location.hash.slice(1)), 'instant')
  }, [isLate])

  return (
    <>
      {isLate && (
        <PageBody>
          <PageSkeleton />
        </PageBody>
      )}
      <div className={isLate ? 'hidden' : 'contents'}>{children}</div>
    </>
  )
}
