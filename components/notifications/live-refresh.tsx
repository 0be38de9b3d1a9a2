'use client'

import { useRouter } from 'next/navigation'
import { useEffect } from 'react'
import { type LiveEvent, onLive } from './live-events'

/** Reads the page's server components again when one of these events arrives, and after a lost connection. */
export function LiveRefresh({ events }: { events: LiveEvent[] }) {
  const router = useRouter()
  const key = events.join()
  useEffect(
    () => onLive([...(key.split(',') as LiveEvent[]), 'reconnected'], () => router.refresh()),
    [key, router],
  )
  return null
}
