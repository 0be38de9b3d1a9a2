import { onLive } from './live-events'
import { wantChannel } from './wanted-channels'

/** `joined` after each subscription, or an event of the channel. The data is a hint and not trusted. */
export type ChannelEvent = { event: string; data: unknown }
type ChannelHandler = (event: ChannelEvent) => void
type Sender = (channel: string, event: string, data: unknown) => void

const subscribers = new Map<string, Set<ChannelHandler>>()
let currentSender: Sender | null = null

/** Subscribes to a channel. `joined` is sent on every (re)connection. Returns the unsubscribe function. */
export function subscribeToChannel(channel: string, handler: ChannelHandler): () => void {
  const others = subscribers.get(channel) ?? new Set()
  subscribers.set(channel, others.add(handler))
  const leave = wantChannel(channel)
  return () => {
    others.delete(handler)
    if (others.size === 0) subscribers.delete(channel)
    leave()
  }
}

/** Sends an event to the others in a channel. Does nothing without a connection. */
export function sendToChannel(channel: string, event: string, data: unknown): void {
  currentSender?.(channel, event, data)
}

/** For the page's connection: dispatches a received event. */
export function dispatchOnChannel(channel: string, event: ChannelEvent): void {
  for (const handler of subscribers.get(channel) ?? []) handler(event)
}

/** For the page's connection: sets how events are sent; null after disconnecting. */
export function setSender(sender: Sender | null): void {
  currentSender = sender
}

/** Whether the page has a live connection. */
export function isLive(): boolean {
  return document.documentElement.dataset.live === 'on'
}

/** Reports each connect and disconnect. Returns the unsubscribe function. */
export function onLiveChange(handle: (isConnected: boolean) => void): () => void {
  const stopConnected = onLive(['connected', 'reconnected'], () => handle(true))
  const stopLost = onLive(['lost'], () => handle(false))
  return () => {
    stopConnected()
    stopLost()
  }
}
