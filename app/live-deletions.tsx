'use client'

import { useEffect } from 'react'
import { hideDeleted } from '@/components/messaging/deleted-conversations'
import { onLive } from '@/components/notifications/live-events'

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
