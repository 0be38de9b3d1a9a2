import type { SidebarRoom } from '@/components/shell/sidebar-room'

/** The product's own name for it; a colon is legal in every browser's cookie jar. */
export const sidebarCookie = 'sidebar:state'
const lifetimeSeconds = 7 * 24 * 60 * 60

/** `auto` until the person has chosen: a rail from 768 to 1099 px, wide from 1100. */
export type SidebarState = 'expanded' | 'collapsed' | 'auto'

/** Reads the cookie's value as sent by a browser; anything unknown is `auto`. */
export function parseSidebarState(value: string | undefined): SidebarState {
  return value === 'expanded' || value === 'collapsed' ? value : 'auto'
}

/** Chosen on this page; it counts even where the browser keeps no cookies. */
let chosen: SidebarState | null = null
const listeners = new Set<() => void>()

/**
 * The state as the browser knows it, for `useSyncExternalStore`. A frame that was fetched before the last choice, such
 * as a prefetched page's, carries an older one.
 */
export const sidebarStore = {
  subscribe(listener: () => void) {
    listeners.add(listener)
    return () => {
      listeners.delete(listener)
    }
  },
  read(): SidebarState {
    return (
      chosen ?? parseSidebarState(new RegExp(`(?:^|; )${sidebarCookie}=([^;]*)`).exec(document.cookie)?.[1])
    )
  },
  /** Remembers the choice for 7 days. */
  choose(state: 'expanded' | 'collapsed') {
    chosen = state
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser we serve
    document.cookie = `${sidebarCookie}=${state}; path=/; max-age=${lifetimeSeconds}; samesite=lax`
    for (const listener of listeners) listener()
  },
}

/** Whether the sidebar shows its words, in a window without a drawer. */
export function isExpanded(state: SidebarState, room: SidebarRoom): boolean {
  return state === 'auto' ? room === 'wide' : state === 'expanded'
}
