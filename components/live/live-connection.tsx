'use client'

import type Pusher from 'pusher-js'
import { useEffect } from 'react'
import { dispatchOnChannel, setSender } from './channel-events'
import { dispatchLiveEvent, type LiveEvent } from './live-events'
import { onWantedChannels, wantedChannels } from './wanted-channels'
import { whenIdle } from './when-idle'

/** What a browser needs to connect, from lib/integrations/pusher.ts. */
export type ConnectionSettings = {
  key: string
  cluster: string
  host: string | null
  port: number | null
  secure: boolean
}

const pushed: LiveEvent[] = [
  'notification',
  'payment',
  'delivery-changed',
  'booking-changed',
  'message',
  'conversation-deleted',
  'quote-changed',
]
/** Shared channels with their live event, which is also dispatched on joining, for changes missed before. */
const pushedToMany = new Map<string, LiveEvent>([['private-slots', 'slots-changed']])

/**
 * Keeps one socket per page open to the viewer's own channel and to the channels that parts of the page subscribe to. Loads
 * the library when the page is idle. Announces the first connection and every reconnection, so that listeners catch up.
 */
export function LiveConnection({ settings, channel }: { settings: ConnectionSettings; channel: string }) {
  const { key, cluster, host, port, secure } = settings
  useEffect(() => {
    let close: (() => void) | undefined
    let left = false
    const forget = whenIdle(async () => {
      const { default: Pusher } = await import('pusher-js')
      if (left) return
      const pusher = new Pusher(key, {
        cluster,
        forceTLS: secure,
        enabledTransports: secure ? ['wss'] : ['ws'],
        channelAuthorization: { endpoint: '/api/pusher/auth', transport: 'ajax' },
        ...(host && { wsHost: host, wsPort: port ?? undefined, wssPort: port ?? undefined }),
      })
      const subscription = pusher.subscribe(channel)
      for (const event of pushed) subscription.bind(event, (data: unknown) => dispatchLiveEvent(event, data))
      subscription.bind('account-closed', () => {
        pusher.disconnect()
        // A full reload, so that the server redirects away from pages of a disabled account.
        window.location.reload()
      })
      let connectedBefore = false
      subscription.bind('pusher:subscription_succeeded', () => {
        document.documentElement.dataset.live = 'on'
        dispatchLiveEvent(connectedBefore ? 'reconnected' : 'connected')
        connectedBefore = true
      })
      pusher.connection.bind(
        'state_change',
        ({ previous, current }: { previous: string; current: string }) => {
          if (current === 'connected') return
          document.documentElement.dataset.live = 'off'
          if (previous === 'connected') dispatchLiveEvent('lost')
        },
      )
      setSender((name, event, data) => pusher.channel(name)?.trigger(event, data))
      const stopFollowing = followWanted(pusher)
      close = () => {
        stopFollowing()
        setSender(null)
        pusher.disconnect()
      }
    })
    return () => {
      left = true
      forget()
      close?.()
    }
  }, [key, cluster, host, port, secure, channel])
  return null
}

/** Keeps the subscriptions in sync with the wanted channels. Returns the function that stops it. */
function followWanted(pusher: Pusher): () => void {
  const joined = new Set<string>()
  function follow() {
    const wanted = wantedChannels()
    for (const channel of joined) {
      if (wanted.includes(channel)) continue
      joined.delete(channel)
      pusher.unsubscribe(channel)
    }
    for (const channel of wanted) {
      if (joined.has(channel)) continue
      joined.add(channel)
      join(pusher, channel)
    }
  }
  follow()
  return onWantedChannels(follow)
}

function join(pusher: Pusher, channel: string) {
  const subscription = pusher.subscribe(channel)
  const liveEvent = pushedToMany.get(channel)
  subscription.bind_global((event: string, data: unknown) => {
    const hasJoined = event === 'pusher:subscription_succeeded'
    if (liveEvent && (hasJoined || event === liveEvent)) dispatchLiveEvent(liveEvent)
    if (hasJoined) dispatchOnChannel(channel, { event: 'joined', data: null })
    else if (!event.startsWith('pusher')) dispatchOnChannel(channel, { event, data })
  })
}
