/** Part of a message as typed, with an `href` if it is a safe link. */
export type TextPiece = { text: string; href: string | null }

/** Any other scheme stays plain text. */
const addressLike = /\b(?:https?:\/\/|mailto:)[^\s<>"'`\u2018-\u201F\u202A-\u202E\u2066-\u2069]+/giu
const allowedSchemes = new Set(['http:', 'https:', 'mailto:'])
const sentenceEnd = /[.,;:!?…]+$/u
const brackets: Record<string, string> = { ')': '(', ']': '[', '}': '{' }

/** Splits a message into text and links. The joined pieces are exactly the message. */
export function findLinks(message: string): TextPiece[] {
  const pieces: TextPiece[] = []
  let end = 0
  for (const { 0: found, index } of message.matchAll(addressLike)) {
    const text = withoutTail(found)
    const href = safeHref(text)
    if (!href) continue
    if (index > end) pieces.push({ text: message.slice(end, index), href: null })
    pieces.push({ text, href })
    end = index + text.length
  }
  if (end < message.length) pieces.push({ text: message.slice(end), href: null })
  return pieces
}

/** Drops trailing punctuation and closing brackets that belong to the sentence around the address. */
function withoutTail(address: string): string {
  const text = address.replace(sentenceEnd, '')
  const opening = brackets[text.at(-1) ?? '']
  if (!opening) return text
  const closes = text.split(text.at(-1) ?? '').length > text.split(opening).length
  return closes ? withoutTail(text.slice(0, -1)) : text
}

function safeHref(text: string): string | null {
  if (!URL.canParse(text)) return null
  const { protocol, hostname, pathname, href } = new URL(text)
  if (!allowedSchemes.has(protocol)) return null
  const leadsSomewhere = protocol === 'mailto:' ? pathname.includes('@') : hostname !== ''
  return leadsSomewhere ? href : null
}
