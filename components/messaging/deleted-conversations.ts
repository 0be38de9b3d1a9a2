'use client'

import { useSyncExternalStore } from 'react'

const none: ReadonlySet<string> = new Set()
let deleted = none
const listeners = new Set<() => void>()

/** Takes a conversation off this page at once, before the server renders it anew. */
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

/** The conversations that were deleted while this tab was open, here or elsewhere. An id is never given again. */
export function useDeletedConversations(): ReadonlySet<string> {
  return useSyncExternalStore(
    subscribe,
    () => deleted,
    () => none,
  )
}
