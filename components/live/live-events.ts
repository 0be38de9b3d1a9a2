/**
 * What a page hears live. Events pushed by the server carry only ids. Changes of the connection are `connected` first,
 * `reconnected` later, and `lost`. `joined` follows every (re)subscription of a channel, for changes missed before.
 */
export type LiveEvent =
  | 'notification'
  | 'payment'
  | 'delivery-changed'
  | 'message'
  | 'conversation-deleted'
  | 'booking-changed'
  | 'quote-changed'
  | 'slots-changed'
  | 'system-test'
  | 'connected'
  | 'reconnected'
  | 'lost'
  | 'joined'
  | 'client-typing'

/** The data is a hint and not trusted. */
export type LiveHandler = (event: LiveEvent, data: unknown) => void

/** Without a channel: the viewer's own events, and changes of the connection. */
type Listener = { events: readonly string[]; channel: string | null; handle: LiveHandler }

/** The page's connection, once the library is loaded. */
type Socket = {
  /** Subscribes to these channels and to no others. */
  follow: (channels: ReadonlySet<string>) => void
  send: (channel: string, event: string, data: unknown) => void
}

const listeners = new Set<Listener>()
let socket: Socket | null = null

/** Listens for events. Returns the function that stops it; the last listener of a channel ends its subscription. */
export function listen(listener: Listener): () => void {
  listeners.add(listener)
  followChannels()
  return () => {
    listeners.delete(listener)
    followChannels()
  }
}

/** Dispatches an event to its listeners on this page. */
export function dispatchLive(event: LiveEvent, data?: unknown, channel: string | null = null): void {
  for (const { events, channel: wanted, handle } of [...listeners]) {
    if (wanted === channel && events.includes(event)) handle(event, data)
  }
}

/** Sends an event to the others in a channel. Does nothing without a connection. */
export function sendLive(channel: string, event: LiveEvent, data: unknown): void {
  socket?.send(channel, event, data)
}

/** Whether the page has a live connection. */
export function isLive(): boolean {
  return document.documentElement.dataset.live === 'on'
}

/** For the page's connection, which may open before or after the first listener; null after disconnecting. */
export function setSocket(next: Socket | null): void {
  socket = next
  followChannels()
}

function followChannels(): void {
  socket?.follow(new Set([...listeners].flatMap(({ channel }) => channel ?? [])))
}
