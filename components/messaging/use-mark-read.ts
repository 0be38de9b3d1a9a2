'use client'

import { useRouter } from 'next/navigation'
import { useEffect } from 'react'
import { isLive } from '@/components/live/live-events'
import { markConversationReadAction } from '@/lib/messaging/actions'

/**
 * Marks a conversation as read once it is visible, not on prefetch or in a background tab. `waiting` is the id of the last
 * unread message; null if there is none.
 */
export function useMarkRead(conversationId: string, waiting: string | null, onRead: () => void) {
  const router = useRouter()
  useEffect(() => {
    if (!waiting) return
    let isDone = false
    async function markWhenVisible() {
      if (isDone || document.visibilityState !== 'visible') return
      isDone = true
      // After a failure it stays unread until the next message or visit.
      const result = await markConversationReadAction({ conversationId }).catch(() => null)
      if (!result?.ok) return
      onRead()
      // Lists and counts update live; without a live connection they need a refresh.
      if (!isLive()) router.refresh()
    }
    void markWhenVisible()
    document.addEventListener('visibilitychange', markWhenVisible)
    return () => document.removeEventListener('visibilitychange', markWhenVisible)
  }, [conversationId, waiting, onRead, router])
}
