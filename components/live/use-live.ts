'use client'

import { useEffect, useEffectEvent } from 'react'
import { isLive, type LiveEvent, type LiveHandler, listen } from './live-events'

/** Listens for live events while mounted: the viewer's own, or those of a channel. */
export function useLive(
  events: readonly LiveEvent[],
  handle: LiveHandler,
  channel: string | null = null,
): void {
  const handleLatest = useEffectEvent(handle)
  const key = events.join()
  useEffect(
    () => listen({ events: key.split(','), channel, handle: (event, data) => handleLatest(event, data) }),
    [key, channel],
  )
}

/** Calls `act` at this interval while there is no live connection and the page is visible. */
export function useWithoutLive(seconds: number | undefined, act: () => void): void {
  const actLatest = useEffectEvent(act)
  useEffect(() => {
    if (!seconds) return
    const timer = setInterval(() => {
      if (!isLive() && document.visibilityState === 'visible') actLatest()
    }, seconds * 1000)
    return () => clearInterval(timer)
  }, [seconds])
}
