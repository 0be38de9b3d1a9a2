import type { ReactNode } from 'react'
import { LatePage } from '@/components/shell/late-page'
import type { Belonging, ViewerRole } from '@/components/shell/navigation'
import { ShellFrame, SidebarToggle } from '@/components/shell/shell-frame'
import { SidebarNav } from '@/components/shell/sidebar-nav'
import type { SidebarState } from '@/components/shell/sidebar-state'
import { SkipLink } from '@/components/shell/skip-link'
import { Trail } from '@/components/shell/trail'
import { type ShellViewer, UserMenu } from '@/components/shell/user-menu'
import { Link } from '@/components/ui/link'
import { Logo } from '@/components/ui/logo'
import { Notice } from '@/components/ui/notice'
import { withoutScriptText } from '@/lib/platform/words'

type PortalShellProps = {
  viewer: ShellViewer
  studio: { name: string; logoUrl: string | null; hours: string; supportEmail: string }
  sidebarState: SidebarState
  belonging: Belonging
  unreadMessages: number
  /** The search and the bells. */
  tools: ReactNode
  signOutAction: () => Promise<void>
  children: ReactNode
}

/** The layout of a signed-in page. The page itself renders PageBody, or a layout that fills the width. */
export function PortalShell(props: PortalShellProps) {
  const { viewer, studio, sidebarState, belonging, unreadMessages, tools, signOutAction, children } = props
  return (
    <>
      {/* The header isn't painted before all of it has arrived: its parts would push each other aside. */}
      <link rel="expect" href="#main" blocking="render" />
      <SkipLink />
      <ShellFrame
        initialState={sidebarState}
        sidebar={
          <Sidebar role={viewer.role} belonging={belonging} unreadMessages={unreadMessages} studio={studio} />
        }
      >
        <header className="sticky top-(--banner) z-20 flex h-(--bar) items-center gap-1 border-b bg-paper px-2 md:pr-6 md:pl-3">
          <SidebarToggle />
          <Trail role={viewer.role} />
          {tools}
          <UserMenu viewer={viewer} signOutAction={signOutAction} />
        </header>
        <main id="main" tabIndex={-1} className="outline-none">
          <div className="hidden px-5 pt-5 md:px-8 lg:px-10 noscript:block">
            <Notice>{withoutScriptText}</Notice>
          </div>
          <LatePage>{children}</LatePage>
        </main>
      </ShellFrame>
    </>
  )
}

type SidebarProps = {
  role: ViewerRole
  belonging: Belonging
  unreadMessages: number
  studio: { name: string; logoUrl: string | null; hours: string; supportEmail: string }
}

/** The content of the sidebar and the drawer: logo, links, and the studio's contact details. */
function Sidebar({ role, belonging, unreadMessages, studio }: SidebarProps) {
  return (
    <div className="flex h-full flex-col overflow-x-hidden overflow-y-auto">
      <div className="flex h-(--bar) flex-none items-center px-5 max-md:pr-14 rail:justify-center rail:px-0">
        <Link href="/dashboard" aria-label={`${studio.name}, home`} className="min-w-0">
          <Logo
            name={studio.name}
            logoUrl={studio.logoUrl}
            nameClassName="rail:hidden"
            logoClassName="rail:max-w-10 rail:object-center"
          />
        </Link>
      </div>
      <SidebarNav role={role} belonging={belonging} unreadMessages={unreadMessages} />
      <div className="mt-auto border-t px-5 py-4 text-xs whitespace-nowrap text-ink-3 rail:hidden">
        {studio.hours}
        <br />
        <a href={`mailto:${studio.supportEmail}`} className="hover:text-ink hover:underline">
          {studio.supportEmail}
        </a>
      </div>
    </div>
  )
}
