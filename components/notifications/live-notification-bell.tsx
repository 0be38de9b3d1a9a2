'use client'

import { startTransition, useCallback, useEffect, useOptimistic, useState } from 'react'
import { NotificationBell } from '@/components/shell/notification-bell'
import { toast } from '@/components/ui/toast'
import { clearNotifications, readBell, readNotification } from '@/lib/notifications/actions'
import type { NotificationItem } from '@/lib/notifications/schema'
import { onLive } from './live-events'

type Bell = { items: NotificationItem[]; unreadCount: number }

/** The bell over live rows: it moves when something is pushed, and catches up when the page is looked at again. */
export function LiveNotificationBell({ initial }: { initial: Bell }) {
  const [bell, setBell] = useState(initial)
  const [shown, remove] = useOptimistic(bell, removeFrom)

  const refresh = useCallback(async () => {
    const result = await readBell({})
    if (result.ok) setBell(result.data)
  }, [])

  useEffect(() => {
    const catchUp = () => {
      if (document.visibilityState === 'visible') void refresh()
    }
    document.addEventListener('visibilitychange', catchUp)
    const stop = onLive(['notification', 'connected', 'reconnected'], refresh)
    return () => {
      stop()
      document.removeEventListener('visibilitychange', catchUp)
    }
  }, [refresh])

  // A server render after a navigation knows more than this state does.
  useEffect(() => setBell(initial), [initial])

  function open(notificationId: string) {
    startTransition(async () => {
      remove(notificationId)
      await readNotification({ notificationId })
      await refresh()
    })
  }

  function clearAll() {
    startTransition(async () => {
      remove('all')
      const result = await clearNotifications({})
      await refresh()
      if (result.ok) {
        toast.success('Notifications cleared', 'All notifications have been marked as read.')
      } else {
        toast.error('Error', 'Failed to clear notifications')
      }
    })
  }

  return (
    <NotificationBell
      items={shown.items}
      unreadCount={shown.unreadCount}
      onOpenItem={(item) => open(item.id)}
      onClearAll={clearAll}
    />
  )
}

function removeFrom(bell: Bell, removed: string): Bell {
  if (removed === 'all') return { items: [], unreadCount: 0 }
  return {
    items: bell.items.filter((item) => item.id !== removed),
    unreadCount: Math.max(0, bell.unreadCount - 1),
  }
}
