'use client'

import { useEffect } from 'react'
import { whenIdle } from '@/components/ui/when-idle'
import { forgetDays } from './saved-day'

export type WorkerSettings = {
  /** The build's; a new one installs a new worker. */
  version: string
  /** Names what this browser saves for this session. */
  sessionKey: string
  isEnabled: boolean
}

/** Registers the service worker once the page has loaded, and deletes what other sessions saved in this browser. */
export function ServiceWorker({ version, sessionKey, isEnabled }: WorkerSettings) {
  useEffect(() => {
    if (!isEnabled || !('serviceWorker' in navigator)) return
    return whenIdle(() => void start(version, sessionKey))
  }, [version, sessionKey, isEnabled])
  return null
}

async function start(version: string, sessionKey: string): Promise<void> {
  try {
    await forgetDays(sessionKey)
    const script = `/sw.js?v=${encodeURIComponent(version)}`
    await navigator.serviceWorker.register(script, { scope: '/', updateViaCache: 'none' })
  } catch {
    // Private windows and some browsers allow no worker; everything works without it.
  }
}
