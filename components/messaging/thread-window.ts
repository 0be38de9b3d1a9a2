import type { ThreadMessage, ThreadNews, ThreadPage } from '@/lib/messaging/schema'

/** The most messages a page renders at once, so that long threads stay fast. */
export const maxMessages = 250

/** The loaded part of a thread, oldest first, without gaps. */
export type ThreadWindow = {
  messages: readonly ThreadMessage[]
  hasOlder: boolean
  /** Whether the thread continues after the window. */
  hasNewer: boolean
  /** ISO 8601. Everything up to this instant is loaded; newer messages are requested from here. */
  knownUpTo: string
}

/** Before any message. */
const beginning = new Date(0).toISOString()

/** Returns a window on the end of a thread. */
export function openWindow({ messages, hasMore }: ThreadPage): ThreadWindow {
  const knownUpTo = messages.at(-1)?.createdAt ?? beginning
  return { messages, hasOlder: hasMore, hasNewer: false, knownUpTo }
}

/** Adds older messages. Drops the newest ones above the limit; they are loaded again on scroll. */
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

/** Adds newer messages and read receipts. */
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

/** Adds a message the viewer sent. Doesn't advance `knownUpTo`, because others may have written before it. */
export function withSent(window: ThreadWindow, message: ThreadMessage): ThreadWindow {
  return window.hasNewer ? window : { ...window, messages: merge(window.messages, [message]) }
}

/** Marks all messages from the other side as read. */
export function withAllRead(window: ThreadWindow): ThreadWindow {
  return {
    ...window,
    messages: window.messages.map((message) =>
      message.isUnread ? { ...message, isUnread: false } : message,
    ),
  }
}

/** Returns when the first unread message from the viewer's side was sent; null if all are read. */
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

/** Merges two lists in order, without duplicates. */
function merge(one: readonly ThreadMessage[], other: readonly ThreadMessage[]): ThreadMessage[] {
  const byId = new Map([...one, ...other].map((message) => [message.id, message]))
  return [...byId.values()].sort((a, b) => (a.createdAt < b.createdAt ? -1 : 1))
}
