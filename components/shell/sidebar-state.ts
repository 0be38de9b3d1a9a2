import type { SidebarRoom } from '@/components/shell/sidebar-room'
import { createSubscribers } from '@/components/ui/subscribers'

/** The specified name. Browsers accept a colon in a cookie's name. */
export const sidebarCookie = 'sidebar:state'
const lifetimeSeconds = 7 * 24 * 60 * 60

/** `auto` until the user chooses: a rail from 768 to 1099 px, wide from 1100. */
export type SidebarState = 'expanded' | 'collapsed' | 'auto'

/** Parses the cookie's value; anything unknown is `auto`. */
export function parseSidebarState(value: string | undefined): SidebarState {
  return value === 'expanded' || value === 'collapsed' ? value : 'auto'
}

/** The choice made on this page, which applies even without cookies. */
let chosen: SidebarState | null = null
const { subscribe, notify } = createSubscribers()

/**
 * The state in the browser, for `useSyncExternalStore`. Server output from before the last choice, such as a prefetched
 * page, has an older one.
 */
export const sidebarStore = {
  subscribe,
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
    notify()
  },
}

/** Returns whether the sidebar shows its labels, in a window without a drawer. */
export function isExpanded(state: SidebarState, room: SidebarRoom): boolean {
  return state === 'auto' ? room === 'wide' : state === 'expanded'
}
