'use client'

import {
  type ComponentType,
  createElement,
  type ReactNode,
  use,
  useEffect,
  useSyncExternalStore,
} from 'react'
import { createSubscribers } from '@/components/ui/subscribers'
import { whenIdle } from '@/components/ui/when-idle'

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

/** Fetches the module when the page has rendered and the browser is idle. */
export function usePreload<T>({ fetchOnce }: Deferred<T>): void {
  useEffect(() => whenIdle(() => void fetchOnce().catch(() => {})), [fetchOnce])
}

/** Fetches the module at once, and returns it, or null until it is loaded. For what only opens on a click. */
export function useLoaded<T>(deferred: Deferred<T>): T | null {
  const { fetchOnce } = deferred
  useEffect(() => void fetchOnce().catch(() => {}), [fetchOnce])
  return useSyncExternalStore(deferred.subscribe, deferred.read, () => null)
}

/** Returns the module, and suspends until it is loaded. For what the server renders too. */
export function useModule<T>({ fetchOnce }: Deferred<T>): T {
  return use(fetchOnce())
}

/**
 * Makes a component of one whose code loads after the page; renders the fallback until then. For what opens on a click:
 * the component that opens it calls `usePreload`, so that it opens without delay.
 */
export function deferComponent<P extends object>(
  load: () => Promise<ComponentType<P>>,
  fallback: ReactNode = null,
) {
  const deferred = defer(load)
  // biome-ignore lint/correctness/noComponentHookFactories: called once per component, outside components
  function Deferred(props: P) {
    const Loaded = useLoaded(deferred)
    return Loaded ? createElement(Loaded, props) : fallback
  }
  return Object.assign(Deferred, { usePreload: () => usePreload(deferred) })
}
