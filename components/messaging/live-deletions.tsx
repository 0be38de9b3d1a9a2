'use client'

import { useSyncExternalStore } from 'react'
import { useLive } from '@/components/live/use-live'
import { createSubscribers } from '@/components/ui/subscribers'

/** Hides conversations as soon as either side deletes them. */
export function LiveDeletions() {
  useLive(['conversation-deleted'], (_event, data) => {
    const { conversationId } = (data ?? {}) as { conversationId?: unknown }
    if (typeof conversationId === 'string') hideDeleted(conversationId)
  })
  return null
}

const none: ReadonlySet<string> = new Set()
let deleted = none
const { subscribe, notify } = createSubscribers()

/** Hides a conversation on this page right away, before the server renders the page again. */
export function hideDeleted(conversationId: string): void {
  if (deleted.has(conversationId)) return
  deleted = new Set([...deleted, conversationId])
  notify()
}

/** The ids of conversations deleted on either side while this tab was open. */
export function useDeletedConversations(): ReadonlySet<string> {
  return useSyncExternalStore(
    subscribe,
    () => deleted,
    () => none,
  )
}
