'use client'

import { useEffect, useSyncExternalStore } from 'react'
import { createSubscribers } from '@/components/ui/subscribers'

/** Keeps a module out of the page's first load. Define it outside components, for `usePreload` and `useLoaded`. */
export function defer<T>(load: () => Promise<T>) {
  const { subscribe, notify } = createSubscribers()
  let isRequested = false
  let loaded: T | null = null
  return {
    subscribe,
    read: () => loaded,
    async fetchOnce() {
      if (isRequested) return
      isRequested = true
      try {
        loaded = await load()
        notify()
      } catch {
        // The next component that needs the module tries again.
        isRequested = false
      }
    },
  }
}

type Deferred<T> = ReturnType<typeof defer<T>>

/** Fetches the module after the page rendered. */
export function usePreload<T>({ fetchOnce }: Deferred<T>): void {
  useEffect(() => void fetchOnce(), [fetchOnce])
}

/** Returns the module, or null until it is loaded. */
export function useLoaded<T>(deferred: Deferred<T>): T | null {
  usePreload(deferred)
  return useSyncExternalStore(deferred.subscribe, deferred.read, () => null)
}
