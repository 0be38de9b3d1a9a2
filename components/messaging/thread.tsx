'use client'

import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { Icon } from '@/components/ui/icon'
import type { ThreadMessage } from '@/lib/messaging/schema'
import { groupMessages } from './group-messages'
import { MessageGroup } from './message-group'
import type { Outbox, Outgoing } from './outgoing'
import { OutgoingMessages } from './outgoing-messages'
import { ScrollSentinel } from './scroll-sentinel'
import type { ThreadWindow } from './thread-window'

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

/** Distance from the end, in pixels, that still counts as being there. */
const nearEnd = 48

/**
 * Keeps the scroll position while a thread grows at either end: at the end it follows new messages, elsewhere nothing
 * moves. Sending a message scrolls to the end. `isBehind` is true while there is a new message below.
 */
function useScrollAnchor(
  box: RefObject<HTMLElement | null>,
  messages: readonly ThreadMessage[],
  waiting: readonly Outgoing[],
) {
  const lastId = messages.at(-1)?.id
  const waitingBefore = useRef(waiting.length)
  const isAtEnd = useRef(true)
  const place = useRef<{ id: string; top: number } | null>(null)
  const [seenId, setSeenId] = useState(lastId)

  const note = useCallback(() => {
    const element = box.current
    if (!element) return
    isAtEnd.current = element.scrollHeight - element.scrollTop - element.clientHeight < nearEnd
    place.current = isAtEnd.current ? null : firstInSight(element)
    if (isAtEnd.current) setSeenId(lastId)
  }, [box, lastId])

  const toEnd = useCallback(() => {
    isAtEnd.current = true
    const element = box.current
    if (element) element.scrollTop = element.scrollHeight
  }, [box])

  // biome-ignore lint/correctness/useExhaustiveDependencies: the messages change the height
  useLayoutEffect(() => {
    const element = box.current
    if (!element) return
    if (waiting.length > waitingBefore.current) isAtEnd.current = true
    waitingBefore.current = waiting.length
    if (isAtEnd.current) toEnd()
    else if (place.current) {
      const anchor = element.querySelector(`[data-message="${place.current.id}"]`)
      if (anchor) element.scrollTop += anchor.getBoundingClientRect().top - place.current.top
    }
    note()
  }, [messages, waiting])

  // The reply form and a phone's keyboard change the height.
  useEffect(() => {
    const element = box.current
    if (!element) return
    const observer = new ResizeObserver(() => {
      if (isAtEnd.current) toEnd()
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [box, toEnd])

  return { note, toEnd, isBehind: seenId !== lastId }
}

function firstInSight(box: HTMLElement): { id: string; top: number } | null {
  const { top: boxTop } = box.getBoundingClientRect()
  for (const element of box.querySelectorAll<HTMLElement>('[data-message]')) {
    const { top, bottom } = element.getBoundingClientRect()
    if (bottom > boxTop) return { id: element.dataset.message ?? '', top }
  }
  return null
}
