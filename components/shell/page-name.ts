'use client'

import { useLayoutEffect, useSyncExternalStore } from 'react'

let named: { path: string; name: string } | null = null
const listeners = new Set<() => void>()

function publish(next: typeof named) {
  named = next
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

/** What the page at a path calls itself; null until it has, and on the server. */
export function usePageName(path: string): string | null {
  return useSyncExternalStore(
    subscribe,
    () => (named?.path === path ? named.name : null),
    () => null,
  )
}

/** Calls the page at a path by a name while it is shown. */
export function useNamedPage(path: string, name: string): void {
  useLayoutEffect(() => {
    publish({ path, name })
    return () => publish(null)
  }, [path, name])
}
