'use client'

import { useEffect } from 'react'
import { onLive } from '@/components/live/live-events'
import { hideDeleted } from '@/components/messaging/deleted-conversations'

/** Hides conversations as soon as either side deletes them. */
export function LiveDeletions() {
  useEffect(
    () =>
      onLive(['conversation-deleted'], (data) => {
        const { conversationId } = (data ?? {}) as { conversationId?: unknown }
        if (typeof conversationId === 'string') hideDeleted(conversationId)
      }),
    [],
  )
  return null
}
