import type { ConversationStatus, Role } from '@/prisma/generated/enums'

const previewLength = 50
const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' })

/** Characters as a person counts them: an emoji sequence or a letter with its accents is one. */
export function countCharacters(text: string): number {
  let count = 0
  for (const _ of segmenter.segment(text)) count += 1
  return count
}

/** Up to 50 characters of a message on one line, with an ellipsis where something was left out. */
export function previewOf(message: string): string {
  const line = message.replace(/\s+/g, ' ').trim()
  let preview = ''
  let count = 0
  for (const { segment } of segmenter.segment(line)) {
    if (count === previewLength) return `${preview.trimEnd()}…`
    preview += segment
    count += 1
  }
  return preview
}

/** What a conversation becomes when somebody writes: a client's message opens it again. */
export function statusAfterMessage(status: ConversationStatus, sender: Role): ConversationStatus {
  return sender === 'CLIENT' ? 'OPEN' : status
}

/**
 * When a message counts as sent. Never at or before the one ahead of it, so that every reader sees the same order even
 * when two arrive within a millisecond or the clock is set back.
 */
export function nextMessageTime(now: Date, lastMessageAt: Date): Date {
  return now > lastMessageAt ? now : new Date(lastMessageAt.getTime() + 1)
}
