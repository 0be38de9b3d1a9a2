'use client'

import { useEffect } from 'react'

/** Opens the folds around an element, and itself if it is one. */
export function openFolds(element: Element): void {
  let fold = element.closest('details')
  while (fold) {
    fold.open = true
    fold = fold.parentElement?.closest('details') ?? null
  }
}

/** Opens the fold that the page's address leads to, as browsers only do for what is inside one. */
export function useLinkedFold(path: string): void {
  useEffect(() => {
    const openLinked = () => {
      const part = document.getElementById(decodeURIComponent(window.location.hash.slice(1)))
      if (!part) return
      openFolds(part)
      part.scrollIntoView()
    }
    if (path) openLinked()
    window.addEventListener('hashchange', openLinked)
    return () => window.removeEventListener('hashchange', openLinked)
  }, [path])
}
