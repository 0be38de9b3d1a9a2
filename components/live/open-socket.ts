import Pusher, { type Channel } from 'pusher-js'
import type { ConnectionSettings } from './connection-settings'
import { dispatchLive, type LiveEvent, setSocket } from './live-events'

const joined = 'pusher:subscription_succeeded'

/** Connects to Pusher and dispatches what it pushes. Returns the function that disconnects. */
export function openSocket(settings: ConnectionSettings, channel: string): () => void {
  const { key, cluster, host, port, secure } = settings
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
  return () => {
    setSocket(null)
    pusher.disconnect()
  }
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
