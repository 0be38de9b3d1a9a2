'use client'

import { type ComponentType, createElement, use, useEffect, useSyncExternalStore } from 'react'
import { createSubscribers } from '@/components/ui/subscribers'

/** React reads these fields of a resolved promise, so that it doesn't wait for it. */
type Request<T> = Promise<T> & { status?: 'fulfilled'; value?: T }

/** Keeps a module out of the page's first load. Define it outside components, for the hooks below. */
export function defer<T>(load: () => Promise<T>) {
  const { subscribe, notify } = createSubscribers()
  let request: Request<T> | null = null

  function fetchOnce(): Promise<T> {
    if (request) return request
    const started: Request<T> = load()
    request = started
    started.then(
      (module) => {
        started.status = 'fulfilled'
        started.value = module
        notify()
      },
      // The next component that needs the module requests it again.
      () => {
        request = null
      },
    )
    return started
  }
  // The server loads it at once, so that even its first response includes what `useModule` renders.
  if (typeof window === 'undefined') void fetchOnce()
  return { fetchOnce, subscribe, read: () => request?.value ?? null }
}

type Deferred<T> = ReturnType<typeof defer<T>>

/** Fetches the module after the page rendered. */
export function usePreload<T>({ fetchOnce }: Deferred<T>): void {
  useEffect(() => void fetchOnce().catch(() => {}), [fetchOnce])
}

/** Returns the module, or null until it is loaded. For what only opens on a click. */
export function useLoaded<T>(deferred: Deferred<T>): T | null {
  usePreload(deferred)
  return useSyncExternalStore(deferred.subscribe, deferred.read, () => null)
}

/** Returns the module, and suspends until it is loaded. For what the server renders too. */
export function useModule<T>({ fetchOnce }: Deferred<T>): T {
  return use(fetchOnce())
}

/**
 * Makes a component of one whose code loads after the page; renders nothing until then. For what opens on a click: the
 * component that opens it calls `usePreload`, so that it opens without delay.
 */
export function deferComponent<P extends object>(load: () => Promise<ComponentType<P>>) {
  const deferred = defer(load)
  // biome-ignore lint/correctness/noComponentHookFactories: called once per component, outside components
  function Deferred(props: P) {
    const Loaded = useLoaded(deferred)
    return Loaded && createElement(Loaded, props)
  }
  return Object.assign(Deferred, { usePreload: () => usePreload(deferred) })
}
