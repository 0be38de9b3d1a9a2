'use client'

import { useSearchParams } from 'next/navigation'
import { useMemo, useSyncExternalStore } from 'react'

// A page's own steps in the address, without asking the server. The framework follows such a step too, but loses it when
// it is reading the page again at that moment; so the address itself is what is believed.

const listeners = new Set<() => void>()

/** The query of the address as it is now, followed as it changes. */
export function useAddressQuery(): URLSearchParams {
  // Written alike on both sides, or every page would be made twice while it wakes up.
  const onServer = useSearchParams().toString()
  const search = useSyncExternalStore(subscribe, readSearch, () => onServer)
  return useMemo(() => new URLSearchParams(search), [search])
}

/** Writes an address of this same page as a step of its own: Back leads to the one before. */
export function pushAddress(href: string): void {
  window.history.pushState(null, '', href)
  notifyListeners()
}

/** Writes an address of this same page in the place of the present one. */
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
