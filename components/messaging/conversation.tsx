'use client'

import { useRouter } from 'next/navigation'
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react'
import { isLive } from '@/components/live/live-events'
import { readStored, writeStored } from '@/components/ui/browser-storage'
import { NoDetail } from '@/components/ui/detail-pane'
import { markConversationReadAction, sendMessageAction } from '@/lib/messaging/actions'
import type { ConversationDetail } from '@/lib/messaging/schema'
import { conversationClosed, messageSent, replySent } from '@/lib/messaging/words'
import { useDeletedConversations } from './live-deletions'
import { type Outbox, type Outgoing, openOutbox, parseOutgoing } from './outgoing'
import { showAsRead } from './read-conversations'
import { ReplyForm } from './reply-form'
import { Thread } from './thread'
import { useThread } from './use-thread'
import { useTyping } from './use-typing'

/** How long the confirmation of a sent message is shown. */
const sentShownMs = 4000

type ConversationProps = {
  conversation: ConversationDetail
  viewerId: string
  isPhotographer: boolean
}

/** The live thread with its reply form. Needs the conversation's id as its `key`. */
export function Conversation({ conversation, viewerId, isPhotographer }: ConversationProps) {
  const { id, status, canReply, isReader } = conversation
  const isDeleted = useDeletedConversations().has(id)
  const thread = useThread(id, conversation.thread)
  const { outbox, waiting } = useOutbox(viewerId, id)
  const typing = useTyping(id, isPhotographer)
  const { shown, addSent, markAllRead } = thread
  const lastUnread = shown.messages.findLast(({ isUnread }) => isUnread)?.id ?? null
  const markRead = useMarkRead(id, isReader ? lastUnread : null, {
    lastShownAt: shown.messages.at(-1)?.createdAt ?? '',
    onRead: markAllRead,
  })
  // A reply shows that what came before it was read, also in a colleague's conversation.
  const markReadByReply = useEffectEvent(() => lastUnread !== null && void markRead())

  const [isSent, setSent] = useState(false)
  useEffect(() => {
    const stop = outbox.onSent((message) => {
      addSent(message)
      setSent(true)
      markReadByReply()
    })
    return () => void stop()
  }, [outbox, addSent])
  useEffect(() => {
    if (!isSent) return
    const timer = setTimeout(() => setSent(false), sentShownMs)
    return () => clearTimeout(timer)
  }, [isSent])

  if (isDeleted) {
    return (
      <NoDetail title="Conversation deleted">
        It was deleted for you and {isPhotographer ? conversation.clientName : 'the studio'}.
      </NoDetail>
    )
  }
  return (
    <>
      <Thread
        shown={shown}
        hasNews={thread.hasNews}
        waiting={waiting}
        outbox={outbox}
        failure={isPhotographer ? 'Failed to send reply' : 'Failed to send message'}
        isLost={thread.connection === 'lost'}
        onOlder={thread.loadOlder}
        onNewer={thread.loadNewer}
        onJumpToEnd={thread.jumpToEnd}
      />
      <div>
        <p role="status" className="min-h-6 px-5 text-xs leading-6 text-ink-3 md:px-8">
          {thread.connection === 'lost' && "Reconnecting… New messages will appear once you're back online."}
          {thread.connection === 'fine' && typing.isTyping && (
            <>
              <bdi>{isPhotographer ? conversation.clientName : conversation.studioName}</bdi> · Typing…
            </>
          )}
          {thread.connection === 'fine' && !typing.isTyping && isSent && sentText(isPhotographer)}
        </p>
        {canReply ? (
          <ReplyForm
            viewerId={viewerId}
            conversationId={id}
            isClosed={!isPhotographer && status === 'CLOSED'}
            onType={typing.send}
            onSend={outbox.add}
          />
        ) : (
          <p className="border-t px-5 py-5 text-ink-2 md:px-8">{conversationClosed}</p>
        )}
      </div>
    </>
  )
}

/** Shown under the thread, because a toast would cover the reply form. */
function sentText(isPhotographer: boolean): string {
  const { title, message } = isPhotographer ? replySent : messageSent
  return `${title}. ${message}`
}

type ReadOptions = {
  /** When the last message on the page was written; empty without any. */
  lastShownAt: string
  onRead: () => void
}

/**
 * Marks a conversation as read once it is visible, not on prefetch or in a background tab. `waiting` is the id of the last
 * unread message; null if there is none. Returns a function that marks it now.
 */
function useMarkRead(
  conversationId: string,
  waiting: string | null,
  { lastShownAt, onRead }: ReadOptions,
): () => Promise<void> {
  const router = useRouter()
  async function markRead() {
    const takeBack = showAsRead(conversationId, lastShownAt)
    // After a failure it stays unread until the next message or visit.
    const result = await markConversationReadAction({ conversationId }).catch(() => null)
    if (!result?.ok) return takeBack()
    onRead()
    // Lists and counts update live; without a live connection they need a refresh.
    if (!isLive()) router.refresh()
  }
  const markVisible = useEffectEvent(markRead)
  useEffect(() => {
    if (!waiting) return
    let isDone = false
    function markWhenVisible() {
      if (isDone || document.visibilityState !== 'visible') return
      isDone = true
      void markVisible()
    }
    markWhenVisible()
    document.addEventListener('visibilitychange', markWhenVisible)
    return () => document.removeEventListener('visibilitychange', markWhenVisible)
  }, [waiting])
  return markRead
}

const none: readonly Outgoing[] = []

/** One outbox per viewer and conversation, so that leaving a conversation does not stop its messages. */
const outboxes = new Map<string, Outbox>()

/** The unsent messages of a conversation, and the outbox that sends them. */
function useOutbox(
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
