/** Creates the subscribers of a value outside React, for `useSyncExternalStore`, or of an event. */
export function createSubscribers<Details extends unknown[] = []>() {
  type Listener = (...details: Details) => void
  const listeners = new Set<Listener>()
  return {
    notify(...details: Details) {
      for (const listener of listeners) listener(...details)
    },
    subscribe(listener: Listener) {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
  }
}
