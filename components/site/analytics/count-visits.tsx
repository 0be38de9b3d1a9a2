'use client'

import { usePathname } from 'next/navigation'
import { useEffect } from 'react'
import { countEvent, sendEvents } from './count-event'

/** Counts page views and clicks on links and buttons, without cookies or anything about the visitor. */
export function CountVisits() {
  const pathname = usePathname()
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new path is a view
  useEffect(() => countEvent('page_view'), [pathname])

  useEffect(() => {
    const countClick = ({ target }: MouseEvent) => {
      if (target instanceof Element && target.closest('main :is(a, button)')) countEvent('click')
    }
    // In the capture phase: the page's own handlers may navigate or stop the event.
    document.addEventListener('click', countClick, true)
    addEventListener('pagehide', sendEvents)
    return () => {
      document.removeEventListener('click', countClick, true)
      removeEventListener('pagehide', sendEvents)
    }
  }, [])
  return null
}
