'use client'

import { useRouter } from 'next/navigation'
import { useEffect } from 'react'
import { markConversationRead } from '@/lib/messaging/actions'

type MarkReadOnOpenProps = { conversationId: string; lastMessageId: string | null }

/** Marks a conversation as read once it is really in sight: not by a prefetch, not in a tab behind. */
export function MarkReadOnOpen({ conversationId, lastMessageId }: MarkReadOnOpenProps) {
  const router = useRouter()
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new message is a new reason to mark
  useEffect(() => {
    let isDone = false
    async function markWhenVisible() {
      if (isDone || document.visibilityState !== 'visible') return
      isDone = true
      // A failure leaves it unread, which is the truth; the next visit tries again.
      const answer = await markConversationRead({ conversationId }).catch(() => null)
      if (answer?.ok) router.refresh()
    }
    void markWhenVisible()
    document.addEventListener('visibilitychange', markWhenVisible)
    return () => document.removeEventListener('visibilitychange', markWhenVisible)
  }, [conversationId, lastMessageId, router])
  return null
}
