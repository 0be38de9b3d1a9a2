'use client'

import type Pusher from 'pusher-js'
import type { Channel } from 'pusher-js'
import { useEffect } from 'react'
import { dispatchLive, type LiveEvent, setSocket } from './live-events'

/** What a browser needs to connect, from lib/integrations/pusher.ts. */
export type ConnectionSettings = {
  key: string
  cluster: string
  host: string | null
  port: number | null
  secure: boolean
}

/** The longest wait for an idle moment. */
const idleTimeoutMs = 2000
const joined = 'pusher:subscription_succeeded'

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
      const { default: Pusher } = await import('pusher-js')
      if (left) return
      const pusher = new Pusher(key, {
        cluster,
        forceTLS: secure,
        enabledTransports: secure ? ['wss'] : ['ws'],
        channelAuthorization: { endpoint: '/api/pusher/auth', transport: 'ajax' },
        ...(host && { wsHost: host, wsPort: port ?? undefined, wssPort: port ?? undefined }),
      })
      dispatchOwnEvents(pusher, channel)
      setSocket({
        follow: channelFollower(pusher),
        send: (name, event, data) => pusher.channel(name)?.trigger(event, data),
      })
      close = () => {
        setSocket(null)
        pusher.disconnect()
      }
    })
    return () => {
      left = true
      cancel()
      close?.()
    }
  }, [key, cluster, host, port, secure, channel])
  return null
}

function dispatchOwnEvents(pusher: Pusher, channel: string): void {
  const subscription = pusher.subscribe(channel)
  dispatchPushed(subscription, null)
  subscription.bind('account-closed', () => {
    pusher.disconnect()
    // A full reload, so that the server redirects away from pages of a disabled account.
    window.location.reload()
  })
  let connectedBefore = false
  subscription.bind(joined, () => {
    document.documentElement.dataset.live = 'on'
    dispatchLive(connectedBefore ? 'reconnected' : 'connected')
    connectedBefore = true
  })
  pusher.connection.bind('state_change', ({ previous, current }: { previous: string; current: string }) => {
    if (current === 'connected') return
    document.documentElement.dataset.live = 'off'
    if (previous === 'connected') dispatchLive('lost')
  })
}

/** Returns a function that subscribes to the wanted channels and leaves all others it subscribed to. */
function channelFollower(pusher: Pusher) {
  let followed: ReadonlySet<string> = new Set()
  return (wanted: ReadonlySet<string>) => {
    for (const name of followed) {
      if (wanted.has(name)) continue
      // A pending subscription stays known to the library, and would be bound twice if it's wanted again.
      pusher.channel(name)?.unbind_all()
      pusher.unsubscribe(name)
    }
    for (const name of wanted) {
      if (followed.has(name)) continue
      const subscription = pusher.subscribe(name)
      subscription.bind(joined, () => dispatchLive('joined', null, name))
      dispatchPushed(subscription, name)
    }
    followed = wanted
  }
}

function dispatchPushed(subscription: Channel, channel: string | null): void {
  subscription.bind_global((event: string, data: unknown) => {
    if (!event.startsWith('pusher')) dispatchLive(event as LiveEvent, data, channel)
  })
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
