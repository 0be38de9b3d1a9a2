'use client'

import { useSyncExternalStore } from 'react'

/** What the window's width makes of the sidebar while nobody has chosen: a drawer, a rail, or all of it. */
export type SidebarRoom = 'drawer' | 'rail' | 'wide'

const narrow = '(width < 48rem)'
const wide = '(width >= 1100px)'

/** The room there is now. */
export function readSidebarRoom(): SidebarRoom {
  if (matchMedia(narrow).matches) return 'drawer'
  return matchMedia(wide).matches ? 'wide' : 'rail'
}

/** Hears that there is another room now; answers the function that stops it. */
export function onSidebarRoom(listener: () => void): () => void {
  const queries = [matchMedia(narrow), matchMedia(wide)]
  for (const query of queries) query.addEventListener('change', listener)
  return () => {
    for (const query of queries) query.removeEventListener('change', listener)
  }
}

/** The room there is; null until the browser has been asked. */
export function useSidebarRoom(): SidebarRoom | null {
  return useSyncExternalStore(onSidebarRoom, readSidebarRoom, () => null)
}
