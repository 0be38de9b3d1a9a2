'use client'

import { useEffect } from 'react'
import type { ConnectionSettings } from './connection-settings'

/** The longest wait for an idle moment. */
const idleTimeoutMs = 2000

/**
 * Keeps one socket per page open to the viewer's own channel and to the channels that parts of the page listen to. Loads
 * the library when the page is idle. Announces the first connection and every reconnection, so that listeners catch up.
 */
export function LiveConnection({ settings, channel }: { settings: ConnectionSettings; channel: string }) {
  const { key, cluster, host, port, secure } = settings
  useEffect(() => {
    let close: (() => void) | undefined
    let left = false
    const cancel = whenIdle(async () => {
      const { openSocket } = await import('./open-socket')
      if (!left) close = openSocket({ key, cluster, host, port, secure }, channel)
    })
    return () => {
      left = true
      cancel()
      close?.()
    }
  }, [key, cluster, host, port, secure, channel])
  return null
}

/** Runs a callback when the browser is idle, or after 2 s. Returns the function that cancels it. */
function whenIdle(act: () => void): () => void {
  // Safari has no idle callback yet; there it runs after the queued tasks.
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(act)
    return () => clearTimeout(timer)
  }
  const request = requestIdleCallback(act, { timeout: idleTimeoutMs })
  return () => cancelIdleCallback(request)
}
