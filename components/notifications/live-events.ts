/**
 * What an open page may hear: what the server pushes, whose payloads hold ids only, so that the page reads the rest
 * again; and that it now hears at all, for the first time or again, so that it can fetch what it missed, or no more.
 */
export type LiveEvent =
  | 'notification'
  | 'payment'
  | 'delivery-changed'
  | 'message'
  | 'booking-changed'
  | 'slots-changed'
  | 'quote-changed'
  | 'connected'
  | 'reconnected'
  | 'lost'

const eventName = 'northlight:live'

/** Hears live events on this page; answers the function that stops it. */
export function onLive(events: LiveEvent[], handle: () => void): () => void {
  const listen = (event: Event) => {
    if (events.includes((event as CustomEvent<LiveEvent>).detail)) handle()
  }
  window.addEventListener(eventName, listen)
  return () => window.removeEventListener(eventName, listen)
}

/** Hands a live event to everything on this page that listens for it. */
export function announceLive(event: LiveEvent): void {
  window.dispatchEvent(new CustomEvent<LiveEvent>(eventName, { detail: event }))
}
