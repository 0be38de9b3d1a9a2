'use client'

import { useRouter } from 'next/navigation'
import { useTransition } from 'react'
import { dispatchLive } from '@/components/live/live-events'
import { Button } from '@/components/ui/button'
import { clearNotifications } from './change-notifications'

/** Marks everything unread as read, on this page and in the bell. */
export function ClearAllButton() {
  const router = useRouter()
  const [clearing, startClearing] = useTransition()

  function clearAll() {
    if (clearing) return
    startClearing(async () => {
      await clearNotifications()
      dispatchLive('notification')
      router.refresh()
    })
  }

  return (
    <Button busy={clearing} busyText="Clearing" onClick={clearAll}>
      Clear All
    </Button>
  )
}
