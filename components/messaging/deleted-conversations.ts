'use client'

import { useSyncExternalStore } from 'react'
import { createSubscribers } from '@/components/ui/subscribers'

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
