'use client'

import { useEffect } from 'react'

/** Opens the fold that the address names, at first and whenever that changes. Renders nothing. */
export function OpenLinkedFold() {
  useEffect(() => {
    function open() {
      const target = document.getElementById(window.location.hash.slice(1))
      const fold = target?.querySelector(':scope > details')
      if (!fold || fold.hasAttribute('open')) return
      fold.setAttribute('open', '')
      target?.scrollIntoView()
    }
    open()
    window.addEventListener('hashchange', open)
    return () => window.removeEventListener('hashchange', open)
  }, [])
  return null
}
