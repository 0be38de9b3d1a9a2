'use client'

import { useEffect } from 'react'
import { whenIdle } from '@/components/ui/when-idle'
import type { ConnectionSettings } from './connection-settings'

type LiveConnectionProps = {
  settings: ConnectionSettings
  /** The viewer's personal channel first. */
  channels: readonly string[]
}

/**
 * Keeps one socket per page open to the viewer's own channels and to the channels that parts of the page listen to. Loads
 * the library when the page is idle. Announces the first connection and every reconnection, so that listeners catch up.
 */
export function LiveConnection({ settings, channels }: LiveConnectionProps) {
  // A refresh of the page brings the same channels as another list.
  const names = channels.join(' ')
  const { key, cluster, host, port, secure } = settings
  useEffect(() => {
    let close: (() => void) | undefined
    let left = false
    const cancel = whenIdle(async () => {
      const { openSocket } = await import('./open-socket')
      if (!left) close = openSocket({ key, cluster, host, port, secure }, names.split(' '))
    })
    return () => {
      left = true
      cancel()
      close?.()
    }
  }, [key, cluster, host, port, secure, names])
  return null
}
