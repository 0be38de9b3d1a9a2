import Pusher, { type Channel } from 'pusher-js'
import type { ConnectionSettings } from './connection-settings'
import { dispatchLive, type LiveEvent, setSocket } from './live-events'

const joined = 'pusher:subscription_succeeded'

/**
 * Connects to Pusher and dispatches what it pushes. Returns the function that disconnects.
 * @param channels the viewer's own, the personal one first
 */
export function openSocket(settings: ConnectionSettings, channels: readonly string[]): () => void {
  const { key, cluster, host, port, secure } = settings
  const pusher = new Pusher(key, {
    cluster,
    forceTLS: secure,
    // The library's name for its socket, with TLS too; with forceTLS, it doesn't use 'wss'.
    enabledTransports: ['ws'],
    channelAuthorization: { endpoint: '/api/pusher/auth', transport: 'ajax' },
    ...(host && { wsHost: host, wsPort: port ?? undefined, wssPort: port ?? undefined }),
  })
  dispatchOwnEvents(pusher, channels)
  setSocket({
    follow: channelFollower(pusher),
    send: (name, event, data) => pusher.channel(name)?.trigger(event, data),
  })
  return () => {
    setSocket(null)
    pusher.disconnect()
  }
}

/** The browser that ended the others' sessions gets its own new cookie first. */
const checkDelayMs = 5000

/** Reloads the page if its session has ended, so that the server redirects it to the sign-in page. */
async function leaveIfSignedOut(pusher: Pusher, channel: string): Promise<void> {
  const body = new URLSearchParams({ socket_id: pusher.connection.socket_id, channel_name: channel })
  const response = await fetch('/api/pusher/auth', { method: 'POST', body }).catch(() => null)
  if (response?.status !== 403) return
  pusher.disconnect()
  window.location.reload()
}

function dispatchOwnEvents(pusher: Pusher, channels: readonly string[]): void {
  const missing = new Set(channels)
  let connectedBefore = false
  for (const channel of channels) {
    const subscription = pusher.subscribe(channel)
    dispatchPushed(subscription, null)
    subscription.bind('account-closed', () => {
      pusher.disconnect()
      // A full reload, so that the server redirects away from pages of a disabled account.
      window.location.reload()
    })
    subscription.bind('sessions-ended', () =>
      setTimeout(() => leaveIfSignedOut(pusher, channel), checkDelayMs),
    )
    subscription.bind(joined, () => {
      missing.delete(channel)
      if (missing.size > 0) return
      document.documentElement.dataset.live = 'on'
      dispatchLive(connectedBefore ? 'reconnected' : 'connected')
      connectedBefore = true
    })
  }
  pusher.connection.bind('state_change', ({ previous, current }: { previous: string; current: string }) => {
    if (current === 'connected') return
    for (const channel of channels) missing.add(channel)
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
