import type { ThreadMessage, ThreadNews, ThreadPage } from '@/lib/messaging/schema'

/** Messages that a page holds at once, so that the longest thread stays as light as a short one. */
export const maxMessages = 250

/** The part of a thread that is shown, oldest first, without a gap. */
export type ThreadWindow = {
  messages: readonly ThreadMessage[]
  hasOlder: boolean
  /** Whether the end of the thread is beyond the window. */
  hasNewer: boolean
  /** Everything up to this instant is known, ISO 8601: what is new is asked for from here. */
  knownUpTo: string
}

/** Before every message there is. */
const beginning = new Date(0).toISOString()

/** The end of a thread. */
export function openWindow({ messages, hasMore }: ThreadPage): ThreadWindow {
  const knownUpTo = messages.at(-1)?.createdAt ?? beginning
  return { messages, hasOlder: hasMore, hasNewer: false, knownUpTo }
}

/** With the messages before it; what falls out at the other end is read again when it is wanted. */
export function withOlder(window: ThreadWindow, { messages, hasMore }: ThreadPage): ThreadWindow {
  const all = merge(messages, window.messages)
  const shown = all.slice(0, maxMessages)
  const isCut = shown.length < all.length
  return {
    messages: shown,
    hasOlder: hasMore,
    hasNewer: window.hasNewer || isCut,
    knownUpTo: isCut ? (shown.at(-1)?.createdAt ?? beginning) : window.knownUpTo,
  }
}

/** With what was written since, and what has been read since. */
export function withNews(window: ThreadWindow, { messages, hasMore, read }: ThreadNews): ThreadWindow {
  const all = merge(withReadReceipt(window.messages, read), messages)
  const shown = all.slice(-maxMessages)
  return {
    messages: shown,
    hasOlder: window.hasOlder || shown.length < all.length,
    hasNewer: hasMore,
    knownUpTo: messages.at(-1)?.createdAt ?? window.knownUpTo,
  }
}

/** With a message of the viewer's own that is stored; others may have come before it, so it proves nothing of them. */
export function withSent(window: ThreadWindow, message: ThreadMessage): ThreadWindow {
  return window.hasNewer ? window : { ...window, messages: merge(window.messages, [message]) }
}

/** With nothing of the other side left unread. */
export function withAllRead(window: ThreadWindow): ThreadWindow {
  return {
    ...window,
    messages: window.messages.map((message) =>
      message.isUnread ? { ...message, isUnread: false } : message,
    ),
  }
}

/** The first message of the viewer's side that is not seen as read yet; null where there is none. */
export function firstUnreadOwn({ messages }: ThreadWindow): string | null {
  return messages.find(({ isOwnSide, isRead }) => isOwnSide && !isRead)?.createdAt ?? null
}

function withReadReceipt(
  messages: readonly ThreadMessage[],
  read: ThreadNews['read'],
): readonly ThreadMessage[] {
  if (!read) return messages
  return messages.map((message) => {
    const isNow = message.isOwnSide && !message.isRead && message.createdAt <= read.upTo
    return isNow ? { ...message, isRead: true, readWhen: read.readWhen } : message
  })
}

/** Both in order, each message once. */
function merge(one: readonly ThreadMessage[], other: readonly ThreadMessage[]): ThreadMessage[] {
  const byId = new Map([...one, ...other].map((message) => [message.id, message]))
  return [...byId.values()].sort((a, b) => (a.createdAt < b.createdAt ? -1 : 1))
}
