'use client'

import { useEffect } from 'react'
import { Notice } from '@/components/ui/notice'
import { whenIdle } from '@/components/ui/when-idle'
import { backOnline } from './back-online'
import { isSavedDay, saveDay } from './saved-day'

type DaySaverProps = {
  sessionKey: string
  /** When the day is over, in ms since 1970. */
  until: number
  /** When the page was read, on the studio's clock. */
  readAt: string
}

/** Saves today's page for when there's no network, again after each change. The saved page says how old it is. */
export function DaySaver({ sessionKey, until, readAt }: DaySaverProps) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: a page that was read again is saved again
  useEffect(() => {
    if (isSavedDay()) {
      const leaving = new AbortController()
      backOnline(fetch, leaving.signal).then(
        () => location.reload(),
        () => {},
      )
      return () => leaving.abort()
    }
    if (!('serviceWorker' in navigator)) return
    return whenIdle(() => {
      // Without a worker nothing could open it.
      void navigator.serviceWorker.ready.then(() => saveDay(sessionKey, until)).catch(() => {})
    })
  }, [sessionKey, until, readAt])
  return (
    <div className="mb-6 hidden in-data-saved:block">
      <Notice tone="wait" title={`Saved at ${readAt}`}>
        You're offline. Changes since then aren't shown, and access details need a connection.
      </Notice>
    </div>
  )
}
