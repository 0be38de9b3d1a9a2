import { onLive } from './live-events'
import { wantChannel } from './wanted-channels'

/** What comes by a channel: that one can hear it now, or an event. What an event carries is a hint and not trusted. */
export type ChannelEvent = { event: string; data: unknown }
type ChannelHandler = (event: ChannelEvent) => void
type Sender = (channel: string, event: string, data: unknown) => void

const subscribers = new Map<string, Set<ChannelHandler>>()
let currentSender: Sender | null = null

/** Hears a channel until the answered function is called. `joined` comes whenever it can be heard, first or again. */
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

/** Says something to the others in a channel; without a connection nobody hears it. */
export function sendToChannel(channel: string, event: string, data: unknown): void {
  currentSender?.(channel, event, data)
}

/** For the page's one connection: hands on what it heard. */
export function dispatchOnChannel(channel: string, event: ChannelEvent): void {
  for (const handler of subscribers.get(channel) ?? []) handler(event)
}

/** For the page's one connection: how to say something by it; null when it is gone. */
export function setSender(sender: Sender | null): void {
  currentSender = sender
}

/** Whether the page hears live events at this moment. */
export function isLive(): boolean {
  return document.documentElement.dataset.live === 'on'
}

/** Hears that the connection is there, or lost; answers the function that stops it. */
export function onLiveChange(handle: (isThere: boolean) => void): () => void {
  const stopThere = onLive(['connected', 'reconnected'], () => handle(true))
  const stopLost = onLive(['lost'], () => handle(false))
  return () => {
    stopThere()
    stopLost()
  }
}
