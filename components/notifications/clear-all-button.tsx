'use client'

import { useRouter } from 'next/navigation'
import { useTransition } from 'react'
import { dispatchLive } from '@/components/live/live-events'
import { Button } from '@/components/ui/button'
import { explainFailure } from '@/components/ui/explain-failure'
import { toast } from '@/components/ui/toast'
import { clearNotificationsAction } from '@/lib/notifications/actions'
import { clearedTexts } from '@/lib/notifications/words'

/** Marks everything unread as read, on this page and in the bell. */
export function ClearAllButton() {
  const router = useRouter()
  const [clearing, startClearing] = useTransition()

  function clearAll() {
    if (clearing) return
    startClearing(async () => {
      const result = await clearNotificationsAction({}).catch(() => null)
      if (!result?.ok) {
        toast.error('Error', explainFailure(result, clearedTexts.failed))
        return
      }
      toast.success(clearedTexts.title, clearedTexts.message)
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
