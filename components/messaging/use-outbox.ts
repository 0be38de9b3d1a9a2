'use client'

import { useState, useSyncExternalStore } from 'react'
import { readStored, writeStored } from '@/components/ui/browser-storage'
import { sendMessageAction } from '@/lib/messaging/actions'
import { type Outbox, type Outgoing, openOutbox, parseOutgoing } from './outgoing'

const none: readonly Outgoing[] = []

/** One of each conversation and viewer, for as long as the page lives: leaving a conversation stops no message. */
const outboxes = new Map<string, Outbox>()

/** The messages of a conversation that are on their way, and what can be done with them. */
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
