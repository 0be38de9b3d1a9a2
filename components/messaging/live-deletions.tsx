'use client'

import { useLive } from '@/components/live/use-live'
import { hideDeleted } from './deleted-conversations'

/** Hides conversations as soon as either side deletes them. */
export function LiveDeletions() {
  useLive(['conversation-deleted'], (_event, data) => {
    const { conversationId } = (data ?? {}) as { conversationId?: unknown }
    if (typeof conversationId === 'string') hideDeleted(conversationId)
  })
  return null
}
