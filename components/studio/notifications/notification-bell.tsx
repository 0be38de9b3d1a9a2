'use client'

import { startTransition, useEffect, useOptimistic, useState } from 'react'
import { dispatchLive } from '@/components/live/live-events'
import { useLive } from '@/components/live/use-live'
import { deferComponent } from '@/components/ui/defer'
import { describeCount } from '@/components/ui/describe-count'
import { IconButton } from '@/components/ui/icon-button'
import { Loading } from '@/components/ui/loading'
import { Popover } from '@/components/ui/popover'
import { useOnDemand } from '@/components/ui/use-on-demand'
import { latestFirst } from '@/lib/platform/data/latest-first'
import { readBellAction } from '@/lib/studio/notifications/actions'
import { bellLimit } from '@/lib/studio/notifications/limits'
import type { Approval, NotificationItem } from '@/lib/studio/notifications/schema'
import type { ApproveButton } from './approval-in-place'
import { clearNotifications, markNotification } from './change-notifications'

const BellPanel = deferComponent(
  async () => (await import('./notification-bell-panel')).NotificationBellPanel,
  <Loading className="p-4" />,
)

type BellContent = { items: NotificationItem[] | null; unreadCount: number }

type NotificationBellProps = { initial: { unreadCount: number }; approveButton: ApproveButton }

/** The notification bell: its badge and the unread notifications, live. Refreshes when the page becomes visible again. */
export function NotificationBell({ initial, approveButton }: NotificationBellProps) {
  BellPanel.usePreload()
  const { value: latest, hasFailed, refresh } = useOnDemand(readBellAction)
  const [bell, setBell] = useState<BellContent>({ items: null, ...initial })
  const [approved, setApproved] = useState<NotificationItem[]>([])
  const [shown, remove] = useOptimistic(bell, removeFrom)

  useLive(['notification', 'message', 'reconnected'], refresh)
  // The page doesn't show what came between its render and the connection. All of it refreshes only if something did.
  useLive(['connected'], async () => {
    const read = await refresh()
    if (read && read.unreadCount > bell.unreadCount) dispatchLive('notification')
  })
  useEffect(() => {
    const catchUp = () => {
      if (document.visibilityState === 'visible') void refresh()
    }
    document.addEventListener('visibilitychange', catchUp)
    return () => document.removeEventListener('visibilitychange', catchUp)
  }, [refresh])

  useEffect(() => {
    if (latest) setBell(latest)
  }, [latest])
  // A server render after a navigation is newer than this state.
  useEffect(() => setBell(({ items }) => ({ items, ...initial })), [initial])

  function open(notificationId: string) {
    startTransition(async () => {
      remove(notificationId)
      await markNotification(notificationId, true)
      await refresh()
    })
  }

  /** Marks it as read but keeps it until the bell closes, so that it doesn't vanish under the pointer. */
  function markApproved(item: NotificationItem, approval: Approval) {
    setApproved((before) => [...before, { ...item, approval: { ...approval, isGiven: true } }])
    open(item.id)
  }

  function clearAll() {
    startTransition(async () => {
      remove('all')
      await clearNotifications()
      await refresh()
    })
  }

  const items = shown.items && withApproved(shown.items, approved).slice(0, bellLimit)
  const { unreadCount } = shown
  return (
    <Popover
      label="Notifications"
      onOpenChange={(isOpen) => {
        if (isOpen) void refresh()
        else setApproved([])
      }}
      trigger={(triggerProps) => (
        <IconButton
          {...triggerProps}
          label={unreadCount > 0 ? `Notifications, ${describeCount(unreadCount)} unread` : 'Notifications'}
          title="Notifications"
          icon="bell"
          count={unreadCount}
        />
      )}
    >
      {({ close }) => (
        <BellPanel
          items={items}
          hasFailed={hasFailed}
          approveButton={approveButton}
          onOpen={(item) => {
            open(item.id)
            close()
          }}
          onApproved={markApproved}
          onClear={clearAll}
          onClose={close}
        />
      )}
    </Popover>
  )
}

/** Newest first, as they come from the server. */
function withApproved(items: NotificationItem[], approved: NotificationItem[]): NotificationItem[] {
  const others = items.filter(({ id }) => approved.every((other) => other.id !== id))
  return [...others, ...approved].sort((one, other) => latestFirst(one.createdAt, other.createdAt))
}

function removeFrom(bell: BellContent, removed: string): BellContent {
  if (removed === 'all') return { items: [], unreadCount: 0 }
  return {
    items: bell.items?.filter((item) => item.id !== removed) ?? null,
    unreadCount: Math.max(0, bell.unreadCount - 1),
  }
}
