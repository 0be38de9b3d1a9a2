import type { ReactNode } from 'react'
import type { ConversationDetail } from '@/lib/messaging/schema'
import { MarkReadOnOpen } from './mark-read-on-open'
import { ReplyForm } from './reply-form'
import { Thread } from './thread'

type ConversationPaneProps = {
  conversation: ConversationDetail
  isPhotographer: boolean
  earlierHref: string | null
  /** ConversationHead. */
  head: ReactNode
}

/** The conversation that was chosen: head, thread, and the box to write in. */
export function ConversationPane({ conversation, isPhotographer, earlierHref, head }: ConversationPaneProps) {
  const { id, messages, status, canReply, isReader, unreadCount } = conversation
  return (
    <section
      aria-label="Conversation"
      className="grid h-[calc(100dvh-var(--bar))] grid-rows-[auto_minmax(0,1fr)_auto]"
    >
      {head}
      <Thread key={`thread ${id}`} messages={messages} earlierHref={earlierHref} />
      {canReply ? (
        <ReplyForm
          key={`reply ${id}`}
          conversationId={id}
          isPhotographer={isPhotographer}
          isClosed={!isPhotographer && status === 'CLOSED'}
        />
      ) : (
        <p className="border-t px-5 py-5 text-ink-2 md:px-8">
          This conversation is closed. Reopen it to reply.
        </p>
      )}
      {isReader && unreadCount > 0 && (
        <MarkReadOnOpen conversationId={id} lastMessageId={messages.at(-1)?.id ?? null} />
      )}
    </section>
  )
}
