/** What the server may push to an open page. Payloads hold ids only; the page reads the rest again. */
export type LiveEvent = 'notification' | 'payment' | 'delivery-changed' | 'message' | 'reconnected'

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
