import { countOf } from '@/lib/platform/words'

const previewLength = 50
/** In code units; longer than almost any single character. */
const pieceLength = 256
const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' })

/** Counts graphemes: an emoji sequence or an accented letter is one. */
export function countCharacters(text: string): number {
  let count = 0
  for (const _ of charactersOf(text)) count += 1
  return count
}

/** Whether a text has more characters than the limit. Stops counting there, so that a huge text costs no more. */
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
 * Yields the characters of a text. Splits it into pieces, because the segmenter's time per character grows with the length
 * of its input, and a long text would block the server.
 */
function* charactersOf(text: string): Generator<string> {
  let size = pieceLength
  for (let from = 0; from < text.length; ) {
    const piece = pieceOf(text, from, size)
    const characters = Array.from(segmenter.segment(piece), ({ segment }) => segment)
    // The last character may continue in the next piece.
    if (from + piece.length < text.length) characters.pop()
    size = characters.length === 0 ? size * 2 : pieceLength
    for (const character of characters) {
      yield character
      from += character.length
    }
  }
}

/** Returns a piece that does not end in half a surrogate pair, which would split a character. */
function pieceOf(text: string, from: number, size: number): string {
  const piece = text.slice(from, from + size)
  const splitsPair = from + size < text.length && /[\uD800-\uDBFF]$/.test(piece)
  return splitsPair ? piece.slice(0, -1) : piece
}

/** Returns up to 50 characters of a message on one line, with an ellipsis if it was cut off. */
export function previewOf(message: string): string {
  return cutTo(message.replace(/\s+/g, ' ').trim(), previewLength)
}

/** Cuts a text to a number of characters, and appends an ellipsis if it was cut off. */
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

/** Returns the preview of a message; `2 files` if it has no text. */
export function previewOfMessage(message: string, fileCount: number): string {
  if (message !== '' || fileCount === 0) return previewOf(message)
  return countOf(fileCount, 'file')
}
