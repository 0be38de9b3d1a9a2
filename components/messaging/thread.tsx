'use client'

import { useRef, useState } from 'react'
import { Icon } from '@/components/ui/icon'
import { groupMessages } from './group-messages'
import { MessageGroup } from './message-group'
import type { Outbox, Outgoing } from './outgoing'
import { OutgoingMessages } from './outgoing-messages'
import { ScrollSentinel } from './scroll-sentinel'
import type { ThreadWindow } from './thread-window'
import { useScrollAnchor } from './use-scroll-anchor'

type ThreadProps = {
  shown: ThreadWindow
  /** Whether there are new messages after the window. */
  hasNews: boolean
  waiting: readonly Outgoing[]
  outbox: Outbox
  /** Precedes the reason a message failed. */
  failure: string
  /** Whether the connection is lost, so that unsent messages wait. */
  isLost: boolean
  onOlder: () => void
  onNewer: () => void
  onJumpToEnd: () => Promise<void>
}

/** A conversation's messages, scrolled to the last one. */
export function Thread(props: ThreadProps) {
  const { shown, hasNews, waiting, outbox, failure, isLost, onOlder, onNewer, onJumpToEnd } = props
  const box = useRef<HTMLElement>(null)
  const { messages, hasOlder, hasNewer } = shown
  const [unread] = useState(() => messages.filter((message) => message.isUnread))
  const lastId = messages.at(-1)?.id
  const stored = new Set(messages.map(({ idempotencyKey }) => idempotencyKey))
  const unsent = hasNewer ? [] : waiting.filter(({ idempotencyKey }) => !stored.has(idempotencyKey))
  const { note, toEnd, isBehind } = useScrollAnchor(box, messages, waiting)

  async function jump() {
    if (hasNewer) await onJumpToEnd()
    requestAnimationFrame(toEnd)
  }

  return (
    <div className="relative min-h-0">
      <section
        ref={box}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard
        tabIndex={0}
        aria-label="Messages"
        onScroll={note}
        className="h-full overflow-y-auto overscroll-contain [overflow-anchor:none] focus-visible:-outline-offset-2"
      >
        <div role="log" className="flex min-h-full flex-col justify-end gap-1 px-5 py-4 md:px-8 md:py-6">
          {hasOlder && <ScrollSentinel box={box} at={messages[0]?.id} onNear={onOlder} />}
          {groupMessages(messages, unread[0]?.id ?? null).map((group) => (
            <MessageGroup key={group.key} group={group} unreadCount={unread.length} />
          ))}
          {hasNewer && <ScrollSentinel box={box} at={lastId} onNear={onNewer} />}
          <OutgoingMessages waiting={unsent} outbox={outbox} failure={failure} isLost={isLost} />
        </div>
      </section>
      {(isBehind || hasNews) && (
        <button
          type="button"
          onClick={jump}
          className="absolute bottom-3 left-1/2 inline-flex min-h-9 -translate-x-1/2 items-center gap-1.5 rounded-[99px] bg-accent px-4 text-xs font-strong text-on-accent shadow-pop hover:bg-accent-deep"
        >
          <Icon name="arrow-down" size="sm" />
          New messages
        </button>
      )}
    </div>
  )
}
