'use client'

import { useEffect, useState } from 'react'
import { NoDetail } from '@/components/ui/detail-pane'
import type { ConversationDetail } from '@/lib/messaging/schema'
import { conversationClosed, messageSent, replySent } from '@/lib/messaging/words'
import { useDeletedConversations } from './deleted-conversations'
import { ReplyForm } from './reply-form'
import { Thread } from './thread'
import { useMarkRead } from './use-mark-read'
import { useOutbox } from './use-outbox'
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
  const { shown, addSent } = thread
  const lastUnread = shown.messages.findLast(({ isUnread }) => isUnread)?.id ?? null
  useMarkRead(id, isReader ? lastUnread : null, thread.markAllRead)

  const [isSent, setSent] = useState(false)
  useEffect(() => {
    const stop = outbox.onSent((message) => {
      addSent(message)
      setSent(true)
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
