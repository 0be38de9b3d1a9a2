'use client'

import { MessageSquare } from 'lucide-react'
import Link from 'next/link'
import { formatAge } from '@/components/shell/format-age'
import { noteClasses } from '@/components/shell/notification-row'
import { describeCount } from '@/components/ui/describe-count'
import { InlineEmptyState } from '@/components/ui/empty-state'
import { IconButton } from '@/components/ui/icon-button'
import { Popover, PopoverHeader } from '@/components/ui/popover'

export type ConversationItem = {
  id: string
  subject: string
  unreadCount: number
  /** ISO 8601. */
  lastMessageAt: string
  preview: string
  href: string
}

const maxConversations = 10

type MessageBellProps = {
  /** Newest first; the first 10 are shown. */
  conversations: readonly ConversationItem[]
  /** Unread messages of all conversations. */
  unreadCount: number
  onOpenChange?: (open: boolean) => void
}

/** The message bell: conversations with their unread counts. */
export function MessageBell({ conversations, unreadCount, onOpenChange }: MessageBellProps) {
  const label = unreadCount > 0 ? `Messages, ${describeCount(unreadCount)} unread` : 'Messages'
  return (
    <Popover
      label="Messages"
      onOpenChange={onOpenChange}
      trigger={(triggerProps) => (
        <IconButton
          {...triggerProps}
          label={label}
          title="Messages"
          icon={<MessageSquare className="icon" />}
          count={unreadCount}
        />
      )}
    >
      {({ close }) => (
        <>
          <PopoverHeader title="Messages" />
          {conversations.length === 0 ? (
            <div className="p-4">
              <InlineEmptyState icon={<MessageSquare className="icon" aria-hidden="true" />}>
                No messages
              </InlineEmptyState>
            </div>
          ) : (
            <ul className="max-h-[min(32rem,calc(100dvh-8rem))] divide-y divide-line overflow-y-auto overscroll-contain">
              {conversations.slice(0, maxConversations).map((conversation) => (
                <li key={conversation.id}>
                  <ConversationRow conversation={conversation} onOpen={close} />
                </li>
              ))}
            </ul>
          )}
        </>
      )}
    </Popover>
  )
}

function ConversationRow({ conversation, onOpen }: { conversation: ConversationItem; onOpen: () => void }) {
  return (
    <Link href={conversation.href} prefetch={false} onClick={onOpen} className={noteClasses}>
      <MessageSquare className="icon mt-px text-ink-2" aria-hidden="true" />
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
