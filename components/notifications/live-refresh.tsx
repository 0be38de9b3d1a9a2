'use client'

import { useRouter } from 'next/navigation'
import { useEffect } from 'react'
import { isLive } from './channel-events'
import { type LiveEvent, onLive } from './live-events'

/** One change pushes several events; what arrives within this time is read once. */
const burstMs = 100

type LiveRefreshProps = {
  /** `connected` belongs here where something may change between the page's making and its first connection. */
  events: LiveEvent[]
  /** Also after every so many seconds, while something is under way that must not be missed without realtime. */
  everySeconds?: number
  /** Also after every so many seconds while nothing is heard live and the page is looked at. */
  withoutLiveSeconds?: number
}

/** Reads the page's server components again when one of these events arrives, and after a lost connection. */
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
