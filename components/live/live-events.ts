/**
 * The live events of a page: those pushed by the server, whose payloads contain only ids, and changes of the connection
 * (`connected` first, `reconnected` later), after which listeners catch up.
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

/** Subscribes to live events on this page. Returns the unsubscribe function. */
export function onLive(events: LiveEvent[], handle: (data?: unknown) => void): () => void {
  const listen = (received: Event) => {
    const { event, data } = (received as CustomEvent<{ event: LiveEvent; data?: unknown }>).detail
    if (events.includes(event)) handle(data)
  }
  window.addEventListener(eventName, listen)
  return () => window.removeEventListener(eventName, listen)
}

/** Dispatches a live event to its listeners on this page. The data is a hint and not trusted. */
export function dispatchLiveEvent(event: LiveEvent, data?: unknown): void {
  window.dispatchEvent(new CustomEvent(eventName, { detail: { event, data } }))
}
