'use client'

import { usePathname } from 'next/navigation'
import {
  createContext,
  type MouseEvent,
  type ReactNode,
  useContext,
  useEffect,
  useEffectEvent,
  useState,
  useSyncExternalStore,
} from 'react'
import { onSidebarRoom, readSidebarRoom, useSidebarRoom } from '@/components/shell/sidebar-room'
import { isExpanded, type SidebarState, sidebarStore } from '@/components/shell/sidebar-state'
import { deferComponent } from '@/components/ui/defer'
import { IconButton } from '@/components/ui/icon-button'

const Drawer = deferComponent(async () => (await import('@/components/ui/drawer')).Drawer)

const ids = { aside: 'sidebar', drawer: 'sidebar-drawer' } as const

type Sidebar = {
  toggle: () => void
  /** Whether the labels are visible; undefined until the window's width is known. */
  isOpen: boolean | undefined
  /** The id of the element that the toggle opens. */
  controls: string
}

const SidebarContext = createContext<Sidebar | null>(null)

type ShellFrameProps = { initialState: SidebarState; sidebar: ReactNode; children: ReactNode }

/** The page of photos, which leaves them the room: the sidebar starts as a rail, whatever was chosen elsewhere. */
const widePath = '/photo-view'

/** The sidebar beside the content: wide, a rail, or a drawer below 768 px. Ctrl/Cmd+B toggles it. */
export function ShellFrame({ initialState, sidebar, children }: ShellFrameProps) {
  const chosen = useSyncExternalStore(sidebarStore.subscribe, sidebarStore.read, () => initialState)
  const [drawerPath, setDrawerPath] = useState<string | null>(null)
  const [isWideOpen, setWideOpen] = useState(false)
  const path = usePathname()
  const isWide = path === widePath
  // The next visit starts with the rail again.
  if (isWideOpen && !isWide) setWideOpen(false)
  const state = isWide ? (isWideOpen ? 'expanded' : 'collapsed') : chosen
  const room = useSidebarRoom()
  Drawer.usePreload()
  // The drawer belongs to the page it was opened on, so that navigation closes it.
  const drawerOpen = drawerPath === path

  function toggle() {
    const current = readSidebarRoom()
    if (current === 'drawer') setDrawerPath(drawerOpen ? null : path)
    else if (isWide) setWideOpen(!isWideOpen)
    else sidebarStore.choose(isExpanded(state, current) ? 'collapsed' : 'expanded')
  }

  /** Also closes the drawer for a link to the current page, which doesn't change the path. */
  function closeAfterLink(event: MouseEvent<HTMLElement>) {
    if (event.target instanceof Element && event.target.closest('a')) setDrawerPath(null)
  }

  const toggleByKey = useEffectEvent((event: KeyboardEvent) => {
    if (!isSidebarShortcut(event)) return
    event.preventDefault()
    // Does nothing behind another dialog.
    if (drawerOpen || !document.querySelector('dialog:modal')) toggle()
  })
  const closeDrawer = useEffectEvent(() => setDrawerPath(null))

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => toggleByKey(event)
    const stopFollowing = onSidebarRoom(() => closeDrawer())
    addEventListener('keydown', onKey)
    return () => {
      removeEventListener('keydown', onKey)
      stopFollowing()
    }
  }, [])

  const isOpen = room === 'drawer' ? drawerOpen : room ? isExpanded(state, room) : undefined
  const controls = room === 'drawer' ? ids.drawer : ids.aside

  return (
    <SidebarContext value={{ toggle, isOpen, controls }}>
      <div
        data-side={state}
        className="grid min-h-(--page) grid-cols-[minmax(0,1fr)] md:grid-cols-[var(--side)_minmax(0,1fr)] rail:grid-cols-[var(--side-icon)_minmax(0,1fr)]"
      >
        <aside
          id={ids.aside}
          className="sticky top-(--banner) z-30 hidden h-[calc(var(--page)-var(--banner))] overflow-hidden bg-paper md:block"
        >
          {sidebar}
        </aside>
        <div className="min-w-0 md:border-l">{children}</div>
      </div>
      {drawerOpen && (
        <Drawer id={ids.drawer} open onClose={() => setDrawerPath(null)} label="Main navigation">
          {/* biome-ignore lint/a11y/noStaticElementInteractions: handles clicks on the links inside */}
          {/* biome-ignore lint/a11y/useKeyWithClickEvents: Enter on a link arrives as a click */}
          <div className="h-full" onClick={closeAfterLink}>
            {sidebar}
          </div>
          <IconButton
            label="Close navigation"
            icon="x"
            onClick={() => setDrawerPath(null)}
            className="absolute top-1.5 right-2"
          />
        </Drawer>
      )}
    </SidebarContext>
  )
}

/** Collapses or expands the sidebar; on narrow screens, opens or closes the drawer. */
export function SidebarToggle() {
  const sidebar = useContext(SidebarContext)
  if (!sidebar) throw new Error('SidebarToggle is used outside ShellFrame')
  const { toggle, isOpen, controls } = sidebar
  return (
    <IconButton
      label="Toggle sidebar"
      title="Toggle sidebar (Ctrl+B)"
      icon="panel-left"
      onClick={toggle}
      aria-expanded={isOpen}
      aria-controls={controls}
      className="aria-expanded:not-hover:bg-transparent aria-expanded:not-hover:text-ink-2"
    />
  )
}

/**
 * Returns whether a key press is the sidebar's shortcut: Ctrl+B or Cmd+B, except where that has another meaning: bold in
 * rich text, and (with Ctrl) moving back one character in text fields on Apple systems.
 */
function isSidebarShortcut(event: KeyboardEvent): boolean {
  const isChord = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey
  if (!isChord || event.key.toLowerCase() !== 'b' || event.repeat || event.defaultPrevented) return false
  const { target } = event
  if (!(target instanceof HTMLElement)) return true
  if (target.isContentEditable) return false
  return !(event.ctrlKey && isAppleSystem() && target.matches('input, textarea'))
}

function isAppleSystem(): boolean {
  return /Mac|iPhone|iPad/.test(navigator.userAgent)
}
