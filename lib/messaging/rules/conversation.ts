import type { Side } from '@/lib/auth/rules/capabilities'
import type { ConversationStatus } from '@/prisma/generated/enums'

const channelPrefix = 'private-conversation-'

/** Returns the private channel of a conversation. */
export function conversationChannel(conversationId: string): string {
  return `${channelPrefix}${conversationId}`
}

/** Returns the conversation's id; null if it is another channel. */
export function conversationOf(channel: string): string | null {
  return channel.startsWith(channelPrefix) ? channel.slice(channelPrefix.length) : null
}

/** Returns the status after a new message: a client's message reopens a closed conversation. */
export function statusAfterMessage(status: ConversationStatus, sender: Side): ConversationStatus {
  return sender === 'CLIENT' ? 'OPEN' : status
}

/**
 * Returns when a message counts as sent: always after the previous one, even when two arrive in the same millisecond or
 * the clock is set back, so that every reader sees the same order.
 */
export function nextMessageTime(now: Date, lastMessageAt: Date): Date {
  return now > lastMessageAt ? now : new Date(lastMessageAt.getTime() + 1)
}
