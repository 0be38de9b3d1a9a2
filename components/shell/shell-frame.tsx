'use client'

import { X } from 'lucide-react'
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
import { asksForSidebar } from '@/components/shell/sidebar-shortcut'
import { type SidebarState, sidebarStore, toggledSidebarState } from '@/components/shell/sidebar-state'
import { Drawer } from '@/components/ui/drawer'
import { IconButton } from '@/components/ui/icon-button'

const NARROW = '(width < 48rem)'

const SidebarContext = createContext<{ toggle: () => void; drawerOpen: boolean } | null>(null)

/** The sidebar's toggle for whatever stands inside the frame. */
export function useSidebar() {
  const sidebar = useContext(SidebarContext)
  if (!sidebar) throw new Error('useSidebar is used outside ShellFrame')
  return sidebar
}

type ShellFrameProps = { initialState: SidebarState; sidebar: ReactNode; children: ReactNode }

/** Sidebar beside content: wide, a rail, or a drawer under 768 px; ctrl/meta+B toggles it. */
export function ShellFrame({ initialState, sidebar, children }: ShellFrameProps) {
  const state = useSyncExternalStore(sidebarStore.subscribe, sidebarStore.read, () => initialState)
  const [drawerPath, setDrawerPath] = useState<string | null>(null)
  const path = usePathname()
  // The drawer belongs to the page it was opened on, so that going elsewhere closes it.
  const drawerOpen = drawerPath === path

  function toggle() {
    if (matchMedia(NARROW).matches) {
      setDrawerPath(drawerOpen ? null : path)
      return
    }
    sidebarStore.choose(toggledSidebarState(state, window.innerWidth))
  }

  /** Also for the link of the page one is on, which changes no path. */
  function closeAfterLink(event: MouseEvent<HTMLElement>) {
    if (event.target instanceof Element && event.target.closest('a')) setDrawerPath(null)
  }

  const toggleByKey = useEffectEvent((event: KeyboardEvent) => {
    if (!asksForSidebar(event)) return
    event.preventDefault()
    // What lies behind another dialog stays as it is.
    if (drawerOpen || !document.querySelector('dialog:modal')) toggle()
  })
  const closeDrawer = useEffectEvent(() => setDrawerPath(null))

  useEffect(() => {
    const narrow = matchMedia(NARROW)
    const onWidth = () => closeDrawer()
    const onKey = (event: KeyboardEvent) => toggleByKey(event)
    addEventListener('keydown', onKey)
    narrow.addEventListener('change', onWidth)
    return () => {
      removeEventListener('keydown', onKey)
      narrow.removeEventListener('change', onWidth)
    }
  }, [])

  return (
    <SidebarContext value={{ toggle, drawerOpen }}>
      <div
        data-side={state}
        className="grid min-h-dvh grid-cols-[minmax(0,1fr)] md:grid-cols-[var(--side)_minmax(0,1fr)] rail:grid-cols-[var(--side-icon)_minmax(0,1fr)]"
      >
        <aside className="sticky top-0 z-30 hidden h-dvh overflow-hidden bg-paper md:block">{sidebar}</aside>
        <div className="min-w-0 md:border-l">{children}</div>
      </div>
      <Drawer open={drawerOpen} onClose={() => setDrawerPath(null)} label="Main navigation">
        {/* biome-ignore lint/a11y/noStaticElementInteractions: hears the links inside */}
        {/* biome-ignore lint/a11y/useKeyWithClickEvents: Enter on a link arrives as a click */}
        <div className="h-full" onClick={closeAfterLink}>
          {sidebar}
        </div>
        <IconButton
          label="Close navigation"
          icon={<X className="icon" />}
          onClick={() => setDrawerPath(null)}
          className="absolute top-1.5 right-2"
        />
      </Drawer>
    </SidebarContext>
  )
}
