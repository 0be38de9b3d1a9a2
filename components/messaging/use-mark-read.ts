'use client'

import { useRouter } from 'next/navigation'
import { useEffect } from 'react'
import { markConversationReadAction } from '@/lib/messaging/actions'

/**
 * Marks a conversation as read once it is really in sight: not by a prefetch, not in a tab behind. `waiting` is the last
 * message that waits to be read; null where none does.
 */
export function useMarkRead(
  conversationId: string,
  waiting: string | null,
  onRead: () => void,
  isLive: () => boolean,
) {
  const router = useRouter()
  useEffect(() => {
    if (!waiting) return
    let isDone = false
    async function markWhenVisible() {
      if (isDone || document.visibilityState !== 'visible') return
      isDone = true
      // A failure leaves it unread, which is the truth; the next message or visit tries again.
      const result = await markConversationReadAction({ conversationId }).catch(() => null)
      if (!result?.ok) return
      onRead()
      // Lists and counts hear of it live; without that they look now.
      if (!isLive()) router.refresh()
    }
    void markWhenVisible()
    document.addEventListener('visibilitychange', markWhenVisible)
    return () => document.removeEventListener('visibilitychange', markWhenVisible)
  }, [conversationId, waiting, onRead, isLive, router])
}
