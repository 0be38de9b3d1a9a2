'use client'

import { startTransition, useCallback, useEffect, useOptimistic, useState } from 'react'
import { useLive } from '@/components/live/use-live'
import { NotificationBell } from '@/components/shell/notification-bell'
import { explainFailure } from '@/components/ui/explain-failure'
import { toast } from '@/components/ui/toast'
import { clearNotificationsAction, markNotificationAction, readBellAction } from '@/lib/notifications/actions'
import type { Approval, NotificationItem } from '@/lib/notifications/schema'
import { clearedTexts, markFailedText } from '@/lib/notifications/words'
import { latestFirst } from '@/lib/platform/clock'
import { ApprovalInPlace, type ApproveButton } from './approval-in-place'

type Bell = { items: NotificationItem[]; unreadCount: number }

/** The notification bell with live updates; refreshes when the page becomes visible again. */
export function LiveNotificationBell({
  initial,
  approveButton,
}: {
  initial: Bell
  approveButton: ApproveButton
}) {
  const [bell, setBell] = useState(initial)
  const [approved, setApproved] = useState<NotificationItem[]>([])
  const [shown, remove] = useOptimistic(bell, removeFrom)

  const refresh = useCallback(async () => {
    // Without a response, the bell stays as it is until the next event.
    const result = await readBellAction({}).catch(() => null)
    if (result?.ok) setBell(result.data)
  }, [])

  useLive(['notification', 'message', 'connected', 'reconnected'], refresh)
  useEffect(() => {
    const catchUp = () => {
      if (document.visibilityState === 'visible') void refresh()
    }
    document.addEventListener('visibilitychange', catchUp)
    return () => document.removeEventListener('visibilitychange', catchUp)
  }, [refresh])

  // A server render after a navigation is newer than this state.
  useEffect(() => setBell(initial), [initial])

  function open(notificationId: string) {
    startTransition(async () => {
      remove(notificationId)
      const result = await markNotificationAction({ notificationId, isRead: true }).catch(() => null)
      if (!result?.ok) toast.error('Error', explainFailure(result, markFailedText))
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
      const result = await clearNotificationsAction({}).catch(() => null)
      await refresh()
      if (result?.ok) {
        toast.success(clearedTexts.title, clearedTexts.message)
      } else {
        toast.error('Error', explainFailure(result, clearedTexts.failed))
      }
    })
  }

  return (
    <NotificationBell
      items={withApproved(shown.items, approved)}
      unreadCount={shown.unreadCount}
      onOpenItem={(item) => open(item.id)}
      onOpenChange={(isOpen) => {
        if (!isOpen) setApproved([])
      }}
      actionOf={(item) =>
        item.approval && (
          <ApprovalInPlace
            approval={item.approval}
            message={item.message}
            button={approveButton}
            onApproved={(approval) => markApproved(item, approval)}
          />
        )
      }
      onClearAll={clearAll}
    />
  )
}

/** Newest first, as they come from the server. */
function withApproved(items: NotificationItem[], approved: NotificationItem[]): NotificationItem[] {
  const others = items.filter(({ id }) => approved.every((other) => other.id !== id))
  return [...others, ...approved].sort((one, other) => latestFirst(one.createdAt, other.createdAt))
}

function removeFrom(bell: Bell, removed: string): Bell {
  if (removed === 'all') return { items: [], unreadCount: 0 }
  return {
    items: bell.items.filter((item) => item.id !== removed),
    unreadCount: Math.max(0, bell.unreadCount - 1),
  }
}
