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

/** Returns the name set by the page at a path; null until it is set, and on the server. */
export function usePageName(path: string): string | null {
  return useSyncExternalStore(
    subscribe,
    () => (named?.path === path ? named.name : null),
    () => null,
  )
}

/** Sets the name of the page at a path while it is mounted. */
export function useNamedPage(path: string, name: string): void {
  useLayoutEffect(() => {
    publish({ path, name })
    return () => publish(null)
  }, [path, name])
}
