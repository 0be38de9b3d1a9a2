import { cookies } from 'next/headers'
import type { ReactNode } from 'react'
import { LazyApproveButton } from '@/components/bookings/lazy-approve-button'
import { LiveConnection } from '@/components/live/live-connection'
import { LiveRefresh } from '@/components/live/live-refresh'
import { LiveDeletions } from '@/components/messaging/live-deletions'
import { MessageBell } from '@/components/messaging/message-bell'
import { NotificationBell } from '@/components/notifications/notification-bell'
import { PortalShell } from '@/components/shell/portal-shell'
import { parseSidebarState, sidebarCookie } from '@/components/shell/sidebar-state'
import { signOutAction } from '@/lib/accounts/actions'
import type { Actor } from '@/lib/auth/actor'
import { readMessageBell } from '@/lib/messaging/queries/read-message-bell'
import { listUnreadNotifications } from '@/lib/notifications/queries/list-unread-notifications'
import { readLiveSettings } from '@/lib/notifications/queries/read-live-settings'
import { getStudio } from '@/lib/studio/queries/get-studio'

/** The shell for signed-in users, with its bells; also used around the portfolio. */
export async function PortalFrame({ viewer, children }: { viewer: Actor; children: ReactNode }) {
  const [studio, notifications, messages, cookieJar] = await Promise.all([
    getStudio(),
    listUnreadNotifications(viewer),
    readMessageBell(viewer),
    cookies(),
  ])
  return (
    <PortalShell
      viewer={viewer}
      studio={studio}
      sidebarState={parseSidebarState(cookieJar.get(sidebarCookie)?.value)}
      unreadMessages={messages.unreadCount}
      bells={
        <>
          <NotificationBell initial={notifications} approveButton={LazyApproveButton} />
          <MessageBell {...messages} />
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
