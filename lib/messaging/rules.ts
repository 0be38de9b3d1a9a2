import type { ConversationStatus, Role } from '@/prisma/generated/enums'

const previewLength = 50
const channelPrefix = 'private-conversation-'
/** Code units; more than one character ever has, but for what nobody writes. */
const pieceLength = 256
const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' })

/** Characters as a person counts them: an emoji sequence or a letter with its accents is one. */
export function countCharacters(text: string): number {
  let count = 0
  for (const _ of charactersOf(text)) count += 1
  return count
}

/** Whether a text has more characters than so many; of one without end no more than that are looked at. */
export function isLongerThan(text: string, limit: number): boolean {
  if (text.length <= limit) return false
  let count = 0
  for (const _ of charactersOf(text)) {
    count += 1
    if (count > limit) return true
  }
  return false
}

/**
 * The characters of a text. The segmenter needs longer for each of them the longer its text is, so that a long one would
 * hold up everybody: it is given one piece after the other.
 */
function* charactersOf(text: string): Generator<string> {
  let size = pieceLength
  for (let from = 0; from < text.length; ) {
    const piece = pieceOf(text, from, size)
    const characters = Array.from(segmenter.segment(piece), ({ segment }) => segment)
    // The last one may go on in the next piece.
    if (from + piece.length < text.length) characters.pop()
    size = characters.length === 0 ? size * 2 : pieceLength
    for (const character of characters) {
      yield character
      from += character.length
    }
  }
}

/** A piece that ends between two code points: half of one would end the character before it. */
function pieceOf(text: string, from: number, size: number): string {
  const piece = text.slice(from, from + size)
  const isParted = from + size < text.length && /[\uD800-\uDBFF]$/.test(piece)
  return isParted ? piece.slice(0, -1) : piece
}

/** Up to 50 characters of a message on one line, with an ellipsis where something was left out. */
export function previewOf(message: string): string {
  return cutTo(message.replace(/\s+/g, ' ').trim(), previewLength)
}

/** A text of at most so many characters, with a mark where something was left out. */
export function cutTo(text: string, limit: number, ellipsis = '…'): string {
  let result = ''
  let count = 0
  for (const character of charactersOf(text)) {
    if (count === limit) return `${result.trimEnd()}${ellipsis}`
    result += character
    count += 1
  }
  return result
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

/** What a message may carry: pictures and PDF, validated by their content. */
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
