import type { ThreadMessage } from '@/lib/messaging/schema'

/** Messages of one person in a row, under one line of who and when. */
export type MessageGroup = {
  key: string
  /** Set where a new day begins. */
  day: string | null
  /** Set where what is unread begins. */
  startsUnread: boolean
  messages: [ThreadMessage, ...ThreadMessage[]]
}

/** Splits a thread where the day, the speaker or the line of unread messages changes. */
export function groupMessages(
  messages: readonly ThreadMessage[],
  firstUnreadId: string | null,
): MessageGroup[] {
  const groups: MessageGroup[] = []
  let before: ThreadMessage | undefined
  for (const message of messages) {
    const isNewDay = message.day !== before?.day
    const startsUnread = message.id === firstUnreadId
    const isNewSpeaker = message.senderName !== before?.senderName || message.isMine !== before?.isMine
    const current = groups.at(-1)
    if (!current || isNewDay || startsUnread || isNewSpeaker) {
      groups.push({ key: message.id, day: isNewDay ? message.day : null, startsUnread, messages: [message] })
    } else {
      current.messages.push(message)
    }
    before = message
  }
  return groups
}
