import type { ReactNode } from 'react'
import { LazyPortalEffects } from '@/app/lazy-effects'
import type { PortalEffectsProps } from '@/app/portal-effects'
import { LazyApproveButton } from '@/components/booking/bookings/lazy-approve-button'
import { LiveRefresh } from '@/components/live/live-refresh'
import { MessageBell } from '@/components/messaging/message-bell'
import type { Searcher } from '@/components/search/commands'
import { SearchButton } from '@/components/search/search-button'
import type { Belonging } from '@/components/shell/navigation'
import { PortalShell } from '@/components/shell/portal-shell'
import type { SidebarState } from '@/components/shell/sidebar-state'
import type { ShellViewer } from '@/components/shell/user-menu'
import { NotificationBell } from '@/components/studio/notifications/notification-bell'
import { rolesWith } from '@/lib/auth/rules/capabilities'
import { signOutAction } from '@/lib/people/accounts/actions/signing-in'

export type PortalChromeProps = PortalEffectsProps & {
  viewer: ShellViewer & Searcher
  studio: { name: string; logoUrl: string | null; hours: string; supportEmail: string }
  sidebarState: SidebarState
  belonging: Belonging
  unreadNotifications: number
  unreadMessages: number
  children: ReactNode
}

/** The shell with the search, its bells, and live updates. Runs on the server, or as an island in the browser too. */
export function PortalChrome(props: PortalChromeProps) {
  const { viewer, studio, sidebarState, belonging, unreadNotifications, unreadMessages } = props
  const { live, worker, children } = props
  return (
    <PortalShell
      viewer={viewer}
      studio={studio}
      sidebarState={sidebarState}
      belonging={belonging}
      unreadMessages={unreadMessages}
      tools={
        <>
          <SearchButton searcher={viewer} signOutAction={signOutAction} />
          <NotificationBell
            initial={{ unreadCount: unreadNotifications }}
            approveButton={LazyApproveButton}
          />
          {rolesWith('exchange-messages').includes(viewer.role) && (
            <MessageBell unreadCount={unreadMessages} />
          )}
        </>
      }
      signOutAction={signOutAction}
    >
      <LiveRefresh events={['message', 'conversation-deleted']} />
      <LazyPortalEffects live={live} worker={worker} />
      {children}
    </PortalShell>
  )
}
