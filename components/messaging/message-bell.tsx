'use client'

import Link from 'next/link'
import { describeCount } from '@/components/ui/describe-count'
import { formatAge } from '@/components/ui/format-age'
import { Icon } from '@/components/ui/icon'
import { IconButton } from '@/components/ui/icon-button'
import { Popover, PopoverHeader, PopoverList, popoverRowClasses } from '@/components/ui/popover'
import type { ConversationItem } from '@/lib/messaging/schema'

type BellItem = ConversationItem & { href: string }

type MessageBellProps = {
  /** Latest first. */
  conversations: readonly BellItem[]
  /** Unread messages of all conversations. */
  unreadCount: number
}

/** The message bell: conversations with their unread counts. */
export function MessageBell({ conversations, unreadCount }: MessageBellProps) {
  const label = unreadCount > 0 ? `Messages, ${describeCount(unreadCount)} unread` : 'Messages'
  return (
    <Popover
      label="Messages"
      trigger={(triggerProps) => (
        <IconButton
          {...triggerProps}
          label={label}
          title="Messages"
          icon="message-square"
          count={unreadCount}
        />
      )}
    >
      {({ close }) => (
        <>
          <PopoverHeader title="Messages" />
          <PopoverList items={conversations} emptyIcon="message-square" emptyText="No messages">
            {(conversation) => <ConversationLink conversation={conversation} onOpen={close} />}
          </PopoverList>
        </>
      )}
    </Popover>
  )
}

function ConversationLink({ conversation, onOpen }: { conversation: BellItem; onOpen: () => void }) {
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
