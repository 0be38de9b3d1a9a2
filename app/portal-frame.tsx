import { cookies } from 'next/headers'
import type { ReactNode } from 'react'
import { LazyApproveButton } from '@/components/bookings/lazy-approve-button'
import { LiveConnection } from '@/components/live/live-connection'
import { LiveRefresh } from '@/components/live/live-refresh'
import { LiveDeletions } from '@/components/messaging/live-deletions'
import { MessageBell } from '@/components/messaging/message-bell'
import { NotificationBell } from '@/components/notifications/notification-bell'
import { SearchButton } from '@/components/search/search-button'
import { PortalShell } from '@/components/shell/portal-shell'
import { parseSidebarState, sidebarCookie } from '@/components/shell/sidebar-state'
import { signOutAction } from '@/lib/accounts/actions'
import type { Actor } from '@/lib/auth/actor'
import { countUnreadMessages } from '@/lib/messaging/queries/count-unread-messages'
import { countUnreadNotifications } from '@/lib/notifications/queries/count-unread-notifications'
import { readLiveSettings } from '@/lib/notifications/queries/read-live-settings'
import { getStudio } from '@/lib/studio/queries/get-studio'

/** The shell for signed-in users, with the search and its bells; also used around the portfolio. */
export async function PortalFrame({ viewer, children }: { viewer: Actor; children: ReactNode }) {
  const [studio, unreadNotifications, unreadMessages, cookieJar] = await Promise.all([
    getStudio(),
    countUnreadNotifications(viewer),
    countUnreadMessages(viewer),
    cookies(),
  ])
  return (
    <PortalShell
      viewer={viewer}
      studio={studio}
      sidebarState={parseSidebarState(cookieJar.get(sidebarCookie)?.value)}
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
      <LiveConnection {...readLiveSettings(viewer)} />
      <LiveRefresh events={['message', 'conversation-deleted']} />
      <LiveDeletions />
      {children}
    </PortalShell>
  )
}
