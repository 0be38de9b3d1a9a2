'use client'

import { useEffect } from 'react'

/** Who comes back sooner is still looking. */
const sameLookMs = 30 * 60_000

/**
 * Calls `note` once somebody has the page before their eyes, and again when they come back to it after a while. A page
 * that loads in the background, or reads itself anew there, is not looked at. Nothing depends on the answer.
 * @param note must be the same function at every render
 */
export function usePageLook(id: string, note: (id: string) => Promise<unknown>): void {
  useEffect(() => {
    let notedAt = Number.NEGATIVE_INFINITY
    const look = () => {
      const time = performance.now()
      if (document.hidden || time - notedAt < sameLookMs) return
      notedAt = time
      note(id).catch(() => undefined)
    }
    look()
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }, [id, note])
}
