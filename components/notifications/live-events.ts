/**
 * What an open page may hear: what the server pushes, whose payloads hold ids only, so that the page reads the rest
 * again; and that it now hears at all, for the first time or again, so that it can fetch what it missed, or no more.
 */
export type LiveEvent =
  | 'notification'
  | 'payment'
  | 'delivery-changed'
  | 'message'
  | 'conversation-deleted'
  | 'booking-changed'
  | 'slots-changed'
  | 'quote-changed'
  | 'connected'
  | 'reconnected'
  | 'lost'

const eventName = 'northlight:live'

/** Hears live events on this page; answers the function that stops it. */
export function onLive(events: LiveEvent[], handle: (data?: unknown) => void): () => void {
  const listen = (heard: Event) => {
    const { event, data } = (heard as CustomEvent<{ event: LiveEvent; data?: unknown }>).detail
    if (events.includes(event)) handle(data)
  }
  window.addEventListener(eventName, listen)
  return () => window.removeEventListener(eventName, listen)
}

/** Hands a live event to everything on this page that listens for it. What it carries is a hint and not trusted. */
export function dispatchLiveEvent(event: LiveEvent, data?: unknown): void {
  window.dispatchEvent(new CustomEvent(eventName, { detail: { event, data } }))
}
