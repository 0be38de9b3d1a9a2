import type { ConversationStatus, Role } from '@/prisma/generated/enums'

const previewLength = 50
const channelPrefix = 'private-conversation-'
const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' })

/** Characters as a person counts them: an emoji sequence or a letter with its accents is one. */
export function countCharacters(text: string): number {
  let count = 0
  for (const _ of segmenter.segment(text)) count += 1
  return count
}

/** Up to 50 characters of a message on one line, with an ellipsis where something was left out. */
export function previewOf(message: string): string {
  return cutTo(message.replace(/\s+/g, ' ').trim(), previewLength)
}

/** A text of at most so many characters, with a mark where something was left out. */
export function cutTo(text: string, limit: number, mark = '…'): string {
  let kept = ''
  let count = 0
  for (const { segment } of segmenter.segment(text)) {
    if (count === limit) return `${kept.trimEnd()}${mark}`
    kept += segment
    count += 1
  }
  return kept
}

/** The preview of a message that may be files alone: `2 files`. */
export function previewOfMessage(message: string, fileCount: number): string {
  if (message !== '' || fileCount === 0) return previewOf(message)
  return fileCount === 1 ? '1 file' : `${fileCount} files`
}

/** The private channel of those who have a conversation open. */
export function conversationChannel(conversationId: string): string {
  return `${channelPrefix}${conversationId}`
}

/** The conversation whose channel this is; null where it is no such channel. */
export function conversationOf(channel: string): string | null {
  return channel.startsWith(channelPrefix) ? channel.slice(channelPrefix.length) : null
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

/** What a message may carry: pictures and PDF, judged by their content. */
const acceptedTypes = new Map([
  ['image/jpeg', 'picture'],
  ['image/png', 'picture'],
  ['image/webp', 'picture'],
  ['image/heic', 'file'],
  ['application/pdf', 'file'],
])

/** For a file input: types, and the ending of what browsers have no type for. */
export const acceptedFiles = [...acceptedTypes.keys(), '.heic'].join()

export function isAcceptedType(contentType: string | undefined): boolean {
  return contentType !== undefined && acceptedTypes.has(contentType)
}

/** Whether a browser shows a file of this type in the thread; the others are for download. */
export function isShownPicture(contentType: string): boolean {
  return acceptedTypes.get(contentType) === 'picture'
}

export function notAcceptedText(name: string): string {
  return `${name} is not a JPEG, PNG, WebP or HEIC picture or a PDF.`
}

export function tooLargeText(name: string): string {
  return `${name} is larger than 10 MB.`
}
