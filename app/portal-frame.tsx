import { cookies } from 'next/headers'
import type { ComponentType, ReactNode } from 'react'
import type { PortalChromeProps } from '@/app/portal-chrome'
import { parseSidebarState, sidebarCookie } from '@/components/shell/sidebar-state'
import type { Actor } from '@/lib/auth/actor'
import { isOwner } from '@/lib/auth/owner'
import { readSessionKey } from '@/lib/auth/session-key'
import { hasColleagues } from '@/lib/people/accounts/queries/has-colleagues'
import { isBrokerageMember } from '@/lib/people/brokerages/queries/is-brokerage-member'
import { env, version } from '@/lib/platform/environment/env'
import { readLiveSettings } from '@/lib/studio/notifications/queries/read-live-settings'
import { getStudio } from '@/lib/studio/settings/queries/get-studio'
import { readUnreadCounts } from '@/lib/workflows/read-unread-counts'

type PortalFrameProps = { viewer: Actor; chrome: ComponentType<PortalChromeProps>; children: ReactNode }

/** Reads what the shell around a signed-in page shows; also used around the portfolio. */
export async function PortalFrame({ viewer, chrome: Chrome, children }: PortalFrameProps) {
  const [{ name, logoUrl, hours, supportEmail }, unread, hasTeam, hasBrokerage, cookieJar, sessionKey] =
    await Promise.all([
      getStudio(),
      readUnreadCounts(viewer),
      hasColleagues(viewer),
      isBrokerageMember(viewer),
      cookies(),
      readSessionKey(),
    ])
  const { role, fullName, email, avatarUrl } = viewer
  return (
    <Chrome
      viewer={{ role, isOwner: isOwner(viewer), fullName, email, avatarUrl }}
      studio={{ name, logoUrl, hours, supportEmail }}
      sidebarState={parseSidebarState(cookieJar.get(sidebarCookie)?.value)}
      belonging={{ hasTeam, hasBrokerage }}
      unreadNotifications={unread.notifications}
      unreadMessages={unread.messages}
      live={readLiveSettings(viewer)}
      worker={{ version, sessionKey, isEnabled: env().NODE_ENV === 'production' }}
    >
      {children}
    </Chrome>
  )
}
