'use client'

import { useEffect } from 'react'

/** Who comes back sooner is still looking. */
const sameViewMs = 30 * 60_000

/**
 * Calls `record` once somebody has the page before their eyes, and again when they come back to it after a while. A page
 * that loads in the background, or reads itself anew there, is not looked at. Nothing depends on the answer.
 * @param record must be the same function at every render
 */
export function usePageView(id: string, record: (id: string) => Promise<unknown>): void {
  useEffect(() => {
    let recordedAt = Number.NEGATIVE_INFINITY
    const recordIfVisible = () => {
      const time = performance.now()
      if (document.hidden || time - recordedAt < sameViewMs) return
      recordedAt = time
      record(id).catch(() => undefined)
    }
    recordIfVisible()
    document.addEventListener('visibilitychange', recordIfVisible)
    return () => document.removeEventListener('visibilitychange', recordIfVisible)
  }, [id, record])
}
