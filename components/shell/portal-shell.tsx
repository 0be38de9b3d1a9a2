import { type ReactNode, Suspense } from 'react'
import { RouteProgress } from '@/components/shell/route-progress'
import { ShellFrame, SidebarToggle } from '@/components/shell/shell-frame'
import { Sidebar } from '@/components/shell/sidebar'
import type { SidebarState } from '@/components/shell/sidebar-state'
import { SkipLink } from '@/components/shell/skip-link'
import { Trail } from '@/components/shell/trail'
import { type ShellViewer, UserMenu } from '@/components/shell/user-menu'

type PortalShellProps = {
  viewer: ShellViewer
  studio: { name: string; logoUrl: string | null; hours: string; supportEmail: string }
  sidebarState: SidebarState
  unreadMessages: number
  /** The notification and message bells. */
  bells: ReactNode
  signOutAction: () => Promise<void>
  children: ReactNode
}

/** The layout of a signed-in page. The page itself renders PageBody, or a layout that fills the width. */
export function PortalShell(props: PortalShellProps) {
  const { viewer, studio, sidebarState, unreadMessages, bells, signOutAction, children } = props
  return (
    <>
      <SkipLink />
      <Suspense>
        <RouteProgress />
      </Suspense>
      <ShellFrame
        initialState={sidebarState}
        sidebar={<Sidebar role={viewer.role} unreadMessages={unreadMessages} studio={studio} />}
      >
        <header className="sticky top-(--banner) z-20 flex h-(--bar) items-center gap-1 border-b bg-paper px-2 md:pr-6 md:pl-3">
          <SidebarToggle />
          <Trail role={viewer.role} />
          {bells}
          <UserMenu viewer={viewer} signOutAction={signOutAction} />
        </header>
        <main id="main" tabIndex={-1} className="outline-none">
          {children}
        </main>
      </ShellFrame>
    </>
  )
}
