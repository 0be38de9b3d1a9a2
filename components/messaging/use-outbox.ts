'use client'

import { useState, useSyncExternalStore } from 'react'
import { readStored, writeStored } from '@/components/ui/browser-storage'
import { sendMessageAction } from '@/lib/messaging/actions'
import { type Outbox, type Outgoing, openOutbox, parseOutgoing } from './outgoing'

const none: readonly Outgoing[] = []

/** One outbox per viewer and conversation, so that leaving a conversation does not stop its messages. */
const outboxes = new Map<string, Outbox>()

/** The unsent messages of a conversation, and the outbox that sends them. */
export function useOutbox(
  viewerId: string,
  conversationId: string,
): { outbox: Outbox; waiting: readonly Outgoing[] } {
  const [outbox] = useState(() => outboxOf(viewerId, conversationId))
  const waiting = useSyncExternalStore(outbox.subscribe, outbox.read, () => none)
  return { outbox, waiting }
}

function outboxOf(viewerId: string, conversationId: string): Outbox {
  const name = `northlight outbox ${viewerId} ${conversationId}`
  const known = outboxes.get(name)
  if (known) return known
  const opened = openOutbox(conversationId, {
    send: (input) => sendMessageAction(input),
    read: () => (typeof window === 'undefined' ? [] : parseOutgoing(readStored(name, Array.isArray) ?? [])),
    save: (waiting) => writeStored(name, waiting.length > 0 ? waiting : null),
  })
  if (typeof window !== 'undefined') outboxes.set(name, opened)
  return opened
}
