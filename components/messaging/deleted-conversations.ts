'use client'

import { useSyncExternalStore } from 'react'

const none: ReadonlySet<string> = new Set()
let deleted = none
const listeners = new Set<() => void>()

/** Hides a conversation on this page right away, before the server renders the page again. */
export function hideDeleted(conversationId: string): void {
  if (deleted.has(conversationId)) return
  deleted = new Set([...deleted, conversationId])
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

/** The ids of conversations deleted on either side while this tab was open. */
export function useDeletedConversations(): ReadonlySet<string> {
  return useSyncExternalStore(
    subscribe,
    () => deleted,
    () => none,
  )
}
