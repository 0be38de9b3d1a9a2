'use client'

import { useEffect } from 'react'

/**
 * Scrolls to the part of the page with an id, opens the folds around it, and itself if it is one, which then has the focus.
 * Returns whether the page has it.
 * @param behavior of the scrolling; by default it's smooth
 */
export function revealPart(id: string, behavior?: ScrollBehavior): boolean {
  const part = document.getElementById(id)
  if (!part) return false
  let fold = part.closest('details')
  while (fold) {
    fold.open = true
    fold = fold.parentElement?.closest('details') ?? null
  }
  part.scrollIntoView({ behavior })
  part.querySelector<HTMLElement>(':scope > summary')?.focus({ preventScroll: true })
  return true
}

/** Opens the fold that the page's address leads to, as browsers only do for what is inside one. */
export function useLinkedFold(path: string): void {
  useEffect(() => {
    const openLinked = () => revealPart(decodeURIComponent(window.location.hash.slice(1)))
    if (path) openLinked()
    window.addEventListener('hashchange', openLinked)
    return () => window.removeEventListener('hashchange', openLinked)
  }, [path])
}
