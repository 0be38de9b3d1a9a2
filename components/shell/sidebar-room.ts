'use client'

import { useSyncExternalStore } from 'react'

/** The sidebar's default form for the window's width. */
export type SidebarRoom = 'drawer' | 'rail' | 'wide'

const narrow = '(width < 48rem)'
const wide = '(width >= 1100px)'

/** Returns the form for the current width. Browser only. */
export function readSidebarRoom(): SidebarRoom {
  if (matchMedia(narrow).matches) return 'drawer'
  return matchMedia(wide).matches ? 'wide' : 'rail'
}

/** Subscribes to changes of the form. Returns a function that stops it. */
export function onSidebarRoom(listener: () => void): () => void {
  const queries = [matchMedia(narrow), matchMedia(wide)]
  for (const query of queries) query.addEventListener('change', listener)
  return () => {
    for (const query of queries) query.removeEventListener('change', listener)
  }
}

/** Returns the form for the current width; null on the server and during hydration. */
export function useSidebarRoom(): SidebarRoom | null {
  return useSyncExternalStore(onSidebarRoom, readSidebarRoom, () => null)
}
