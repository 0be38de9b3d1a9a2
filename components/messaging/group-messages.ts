import type { ThreadMessage } from '@/lib/messaging/schema'

/** Consecutive messages from one sender, with one caption. */
export type MessageGroup = {
  key: string
  /** Set when a new day begins. */
  day: string | null
  /** Whether the unread messages begin here. */
  startsUnread: boolean
  messages: [ThreadMessage, ...ThreadMessage[]]
}

/** Groups a thread by day, sender, and the start of the unread messages. */
export function groupMessages(
  messages: readonly ThreadMessage[],
  firstUnreadId: string | null,
): MessageGroup[] {
  const groups: MessageGroup[] = []
  let before: ThreadMessage | undefined
  for (const message of messages) {
    const isNewDay = message.day !== before?.day
    const startsUnread = message.id === firstUnreadId
    const isNewSender = message.senderName !== before?.senderName || message.isMine !== before?.isMine
    const current = groups.at(-1)
    if (!current || isNewDay || startsUnread || isNewSender) {
      groups.push({ key: message.id, day: isNewDay ? message.day : null, startsUnread, messages: [message] })
    } else {
      current.messages.push(message)
    }
    before = message
  }
  return groups
}
