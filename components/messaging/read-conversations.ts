'use client'

import { useSyncExternalStore } from 'react'
import { createSubscribers } from '@/components/ui/subscribers'

const none: ReadonlyMap<string, string> = new Map()
let readUpTo = none
const { subscribe, notify } = createSubscribers()

/**
 * Shows a conversation as read in lists right away, before the server renders them again. Returns a function that takes it back,
 * for when the server couldn't record it.
 * @param upTo when its last shown message was written, ISO 8601
 */
export function showAsRead(conversationId: string, upTo: string): () => void {
  const before = readUpTo
  readUpTo = new Map([...before, [conversationId, upTo]])
  notify()
  return () => {
    readUpTo = before
    notify()
  }
}

/** Up to when conversations were read in this tab, by their ids; a later message makes one unread again. */
export function useReadConversations(): ReadonlyMap<string, string> {
  return useSyncExternalStore(
    subscribe,
    () => readUpTo,
    () => none,
  )
}
