'use client'

import { useEffect } from 'react'
import { whenIdle } from '@/components/ui/when-idle'
import type { ConnectionSettings } from './connection-settings'

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
