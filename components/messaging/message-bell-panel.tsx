'use client'

import { describeCount } from '@/components/ui/describe-count'
import { formatAge } from '@/components/ui/format-age'
import { Icon } from '@/components/ui/icon'
import { Link } from '@/components/ui/link'
import { PopoverHeader, PopoverList, popoverRowClasses } from '@/components/ui/popover-list'
import type { BellConversation } from '@/lib/messaging/schema'

type MessageBellPanelProps = {
  /** Null until they are loaded. */
  conversations: readonly BellConversation[] | null
  hasFailed: boolean
  onOpen: () => void
}

/** What the message bell opens: the conversations. */
export function MessageBellPanel({ conversations, hasFailed, onOpen }: MessageBellPanelProps) {
  return (
    <>
      <PopoverHeader title="Messages" />
      <PopoverList
        items={conversations}
        hasFailed={hasFailed}
        emptyIcon="message-square"
        emptyText="No messages"
      >
        {(conversation) => <ConversationLink conversation={conversation} onOpen={onOpen} />}
      </PopoverList>
    </>
  )
}

function ConversationLink({ conversation, onOpen }: { conversation: BellConversation; onOpen: () => void }) {
  return (
    <Link href={conversation.href} prefetch={false} onClick={onOpen} className={popoverRowClasses}>
      <Icon name="message-square" className="mt-px text-ink-2" />
      <span className="truncate font-strong">{conversation.subject}</span>
      {conversation.unreadCount > 0 ? (
        <span className="text-xs font-[600] whitespace-nowrap text-accent">
          {describeCount(conversation.unreadCount)} unread
        </span>
      ) : (
        <span />
      )}
      <span className="col-span-2 col-start-2 flex gap-1 text-xs leading-4.75 text-ink-2">
        <span className="truncate">{conversation.preview}</span>
        <span className="flex-none">· {formatAge(conversation.lastMessageAt)}</span>
      </span>
    </Link>
  )
}
