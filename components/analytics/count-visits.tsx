'use client'

import { usePathname } from 'next/navigation'
import { useEffect } from 'react'
import { countEvent, sendEvents } from './count-event'

/** Counts the pages that are looked at, and the links and buttons pressed in them. No cookie, and nothing of who it was. */
export function CountVisits() {
  const pathname = usePathname()
  // biome-ignore lint/correctness/useExhaustiveDependencies: each change of the path is a view
  useEffect(() => countEvent('page_view'), [pathname])

  useEffect(() => {
    const countClick = ({ target }: MouseEvent) => {
      if (target instanceof Element && target.closest('main :is(a, button)')) countEvent('click')
    }
    // Before the page's own handlers, which may lead to another page or stop the event.
    document.addEventListener('click', countClick, true)
    addEventListener('pagehide', sendEvents)
    return () => {
      document.removeEventListener('click', countClick, true)
      removeEventListener('pagehide', sendEvents)
    }
  }, [])
  return null
}
