'use client'

import { CheckCheck } from 'lucide-react'
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { mergeClasses } from '@/components/ui/merge-classes'
import { TextLink } from '@/components/ui/text-link'
import type { ThreadMessage } from '@/lib/messaging/schema'
import { groupMessages, type MessageGroup } from './group-messages'

type ThreadProps = {
  messages: readonly ThreadMessage[]
  /** Where more of the thread is shown; null when this is all. */
  earlierHref: string | null
}

/** A conversation's messages, the last one in sight. Give it the conversation's id as key. */
export function Thread({ messages, earlierHref }: ThreadProps) {
  const box = useRef<HTMLElement>(null)
  const distanceFromEnd = useRef(0)
  const lastId = messages.at(-1)?.id
  const [unread] = useState(() => messages.filter((message) => message.isUnread))
  const knownLastId = useRef<string>(undefined)

  // New messages are followed; earlier ones, put in above, leave what is read where it is.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the height changes with the number of messages
  useLayoutEffect(() => {
    const element = box.current
    if (!element) return
    const isNew = knownLastId.current !== lastId
    knownLastId.current = lastId
    element.scrollTop = element.scrollHeight - (isNew ? 0 : distanceFromEnd.current)
    distanceFromEnd.current = element.scrollHeight - element.scrollTop
  }, [lastId, messages.length])

  const groups = groupMessages(messages, unread[0]?.id ?? null)
  return (
    <section
      ref={box}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard
      tabIndex={0}
      aria-label="Messages"
      onScroll={({ currentTarget }) => {
        distanceFromEnd.current = currentTarget.scrollHeight - currentTarget.scrollTop
      }}
      className="min-h-0 overflow-y-auto overscroll-contain focus-visible:-outline-offset-2"
    >
      <div className="flex min-h-full flex-col justify-end gap-1 px-5 py-4 md:px-8 md:py-6">
        {earlierHref && (
          <TextLink href={earlierHref} scroll={false} replace className="mb-2 self-center">
            Show earlier
          </TextLink>
        )}
        {groups.map((group) => (
          <Group key={group.key} group={group} unreadCount={unread.length} />
        ))}
      </div>
    </section>
  )
}

function Group({ group, unreadCount }: { group: MessageGroup; unreadCount: number }) {
  const last = group.messages.at(-1) ?? group.messages[0]
  const { isMine } = last
  return (
    <>
      {group.day && <DayRule>{group.day}</DayRule>}
      {group.startsUnread && <DayRule isNew>{unreadCount} unread</DayRule>}
      {group.messages.map((message) => (
        <p
          key={message.id}
          dir="auto"
          className={mergeClasses(
            'max-w-[min(34rem,82%)] rounded-bubble px-3.5 py-2.5 whitespace-pre-wrap wrap-anywhere',
            isMine ? 'self-end rounded-tr-[2px] bg-accent-wash' : 'self-start rounded-tl-[2px] bg-shade',
          )}
        >
          {message.text}
        </p>
      ))}
      <p
        className={mergeClasses(
          'mb-2.5 flex items-center gap-2 text-xs text-ink-3 md:mb-3.5',
          isMine && 'self-end',
        )}
      >
        {isMine ? 'You' : last.senderName} · {last.time}
        {isMine && last.isRead && (
          <span className="flex items-center gap-1">
            <CheckCheck className="icon-sm" aria-hidden="true" />
            Read
          </span>
        )}
      </p>
    </>
  )
}

function DayRule({ isNew = false, children }: { isNew?: boolean; children: ReactNode }) {
  const rule =
    "before:flex-1 before:border-t before:content-[''] after:flex-1 after:border-t after:content-['']"
  return (
    <p
      className={mergeClasses(
        'mt-2 mb-2.5 flex items-center gap-4 text-xs text-ink-3 md:mb-4',
        rule,
        isNew && 'font-strong text-accent before:border-accent after:border-accent',
      )}
    >
      {children}
    </p>
  )
}
