'use client'

import { useEffect } from 'react'

/** Coming back sooner counts as the same view. */
const sameViewMs = 30 * 60_000

/**
 * Calls `record` once the page is visible, and again when the user comes back to it after a while. Pages that load or
 * refresh in the background don't count. Errors of `record` are ignored.
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
