'use client'

import { useRouter } from 'next/navigation'
import { useEffect } from 'react'
import { isLive } from './channel-events'
import { type LiveEvent, onLive } from './live-events'

/** One change may push several events; those within this time cause one refresh. */
const burstMs = 100

type LiveRefreshProps = {
  /** Include `connected` if something may change between the render and the first connection. */
  events: LiveEvent[]
  /** Also refreshes at this interval, for progress that must show even without a live connection. */
  everySeconds?: number
  /** Also refreshes at this interval while there is no live connection and the page is visible. */
  withoutLiveSeconds?: number
}

/** Refreshes the page's server components on these events and after a reconnection. */
export function LiveRefresh({ events, everySeconds, withoutLiveSeconds }: LiveRefreshProps) {
  const router = useRouter()
  const key = events.join()
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    function refreshSoon() {
      timer ??= setTimeout(() => {
        timer = undefined
        router.refresh()
      }, burstMs)
    }
    const stop = onLive([...(key.split(',') as LiveEvent[]), 'reconnected'], refreshSoon)
    return () => {
      stop()
      clearTimeout(timer)
    }
  }, [key, router])
  useEffect(() => {
    if (!everySeconds) return
    const timer = setInterval(() => router.refresh(), everySeconds * 1000)
    return () => clearInterval(timer)
  }, [everySeconds, router])
  useEffect(() => {
    if (!withoutLiveSeconds) return
    const timer = setInterval(() => {
      if (!isLive() && document.visibilityState === 'visible') router.refresh()
    }, withoutLiveSeconds * 1000)
    return () => clearInterval(timer)
  }, [withoutLiveSeconds, router])
  return null
}
