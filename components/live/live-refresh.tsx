'use client'

import { useRouter } from 'next/navigation'
import { useEffect, useRef } from 'react'
import type { LiveEvent } from './live-events'
import { useLive, useWithoutLive } from './use-live'

/** One change may push several events; those within this time cause one refresh. */
const burstMs = 100

type LiveRefreshProps = {
  /** Include `connected`, or a channel's `joined`, if something may change between the render and the connection. */
  events?: LiveEvent[]
  /** The events' channel, if they aren't the viewer's own. */
  channel?: string
  /** Also refreshes at this interval, for progress that must show even without a live connection. */
  everySeconds?: number
  /** Also refreshes at this interval while there is no live connection and the page is visible. */
  withoutLiveSeconds?: number
}

/** Refreshes the page's server components on these events and after a reconnection. */
export function LiveRefresh({ events = [], channel, everySeconds, withoutLiveSeconds }: LiveRefreshProps) {
  const router = useRouter()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  function refreshSoon() {
    timer.current ??= setTimeout(() => {
      timer.current = undefined
      router.refresh()
    }, burstMs)
  }
  useLive(events, refreshSoon, channel)
  useLive(['reconnected'], refreshSoon)
  useWithoutLive(withoutLiveSeconds, () => router.refresh())
  useEffect(
    () => () => {
      clearTimeout(timer.current)
      timer.current = undefined
    },
    [],
  )
  useEffect(() => {
    if (!everySeconds) return
    const interval = setInterval(() => router.refresh(), everySeconds * 1000)
    return () => clearInterval(interval)
  }, [everySeconds, router])
  return null
}
