import { onLive } from './live-events'
import { wantChannel } from './wanted-channels'

/** What comes by a channel: that one can hear it now, or an event. What an event carries is a hint and not trusted. */
export type Heard = { event: string; data: unknown }
type Hear = (heard: Heard) => void
type Say = (channel: string, event: string, data: unknown) => void

const hearers = new Map<string, Set<Hear>>()
let sayNow: Say | null = null

/** Hears a channel until the answered function is called. `joined` comes whenever it can be heard, first or again. */
export function hearChannel(channel: string, hear: Hear): () => void {
  const others = hearers.get(channel) ?? new Set()
  hearers.set(channel, others.add(hear))
  const leave = wantChannel(channel)
  return () => {
    others.delete(hear)
    if (others.size === 0) hearers.delete(channel)
    leave()
  }
}

/** Says something to the others in a channel; without a connection nobody hears it. */
export function sayOnChannel(channel: string, event: string, data: unknown): void {
  sayNow?.(channel, event, data)
}

/** For the page's one connection: hands on what it heard. */
export function dispatchOnChannel(channel: string, heard: Heard): void {
  for (const hear of hearers.get(channel) ?? []) hear(heard)
}

/** For the page's one connection: how to say something by it; null when it is gone. */
export function speakBy(say: Say | null): void {
  sayNow = say
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
