'use client'

import { usePathname, useSearchParams } from 'next/navigation'
import { useEffect, useMemo, useSyncExternalStore } from 'react'

// Changes the URL of the current page without a server request. Next.js follows such changes too, but loses one that is
// made during a refresh, so the query is read from the URL itself.

const listeners = new Set<() => void>()

/** Returns the query of the current URL; updates when it changes. */
export function useAddressQuery(): URLSearchParams {
  const path = usePathname()
  // Both sides must serialize alike, or every page would render twice on hydration.
  const onServer = useSearchParams().toString()
  // A navigation renders its page before it changes the URL, which until then is another page's.
  const readOwn = () => (window.location.pathname === path ? readSearch() : onServer)
  const search = useSyncExternalStore(subscribe, readOwn, () => onServer)
  // React doesn't read an unchanged value again.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another query of Next.js means another URL
  useEffect(notifyListeners, [onServer])
  return useMemo(() => new URLSearchParams(search), [search])
}

/** Pushes a URL of the current page to the history. */
export function pushAddress(href: string): void {
  window.history.pushState(null, '', href)
  notifyListeners()
}

/** Replaces the current history entry with a URL of the same page. */
export function replaceAddress(href: string): void {
  window.history.replaceState(null, '', href)
  notifyListeners()
}

function readSearch(): string {
  return new URLSearchParams(window.location.search).toString()
}

function notifyListeners(): void {
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  window.addEventListener('popstate', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('popstate', listener)
  }
}
