import type { ReactNode } from 'react'
import { LazyApproveButton } from '@/components/bookings/lazy-approve-button'
import type { ConnectionSettings } from '@/components/live/connection-settings'
import { LiveConnection } from '@/components/live/live-connection'
import { LiveRefresh } from '@/components/live/live-refresh'
import { LiveDeletions } from '@/components/messaging/live-deletions'
import { MessageBell } from '@/components/messaging/message-bell'
import { NotificationBell } from '@/components/notifications/notification-bell'
import { SearchButton } from '@/components/search/search-button'
import { PortalShell } from '@/components/shell/portal-shell'
import { ServiceWorker, type WorkerSettings } from '@/components/shell/service-worker'
import type { SidebarState } from '@/components/shell/sidebar-state'
import type { ShellViewer } from '@/components/shell/user-menu'
import { signOutAction } from '@/lib/accounts/actions'

export type PortalChromeProps = {
  viewer: ShellViewer
  studio: { name: string; logoUrl: string | null; hours: string; supportEmail: string }
  sidebarState: SidebarState
  unreadNotifications: number
  unreadMessages: number
  live: { settings: ConnectionSettings; channel: string }
  worker: WorkerSettings
  children: ReactNode
}

/** The shell with the search, its bells, and live updates. Runs on the server, or as an island in the browser too. */
export function PortalChrome(props: PortalChromeProps) {
  const { viewer, studio, sidebarState, unreadNotifications, unreadMessages, live, worker, children } = props
  return (
    <PortalShell
      viewer={viewer}
      studio={studio}
      sidebarState={sidebarState}
      unreadMessages={unreadMessages}
      tools={
        <>
          <SearchButton role={viewer.role} />
          <NotificationBell
            initial={{ unreadCount: unreadNotifications }}
            approveButton={LazyApproveButton}
          />
          <MessageBell unreadCount={unreadMessages} />
        </>
      }
      signOutAction={signOutAction}
    >
      <LiveConnection {...live} />
      <LiveRefresh events={['message', 'conversation-deleted']} />
      <LiveDeletions />
      <ServiceWorker {...worker} />
      {children}
    </PortalShell>
  )
}
