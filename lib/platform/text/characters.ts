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

/** Cuts a text to a number of characters, and appends an ellipsis if it was cut off. */
export function cutTo(text: string, limit: number): string {
  const start = firstCharacters(text, limit)
  return start.length < text.length ? `${start.trimEnd()}…` : text
}

/** Returns a text of at most this many characters, cut after a word if one ends in its second half, with an ellipsis. */
export function cutAtWord(text: string, limit: number): string {
  if (!isLongerThan(text, limit)) return text
  const start = firstCharacters(text, limit)
  const wordEnd = start.search(/[\s,;:–-]+\S*$/u)
  return wordEnd > start.length / 2 ? `${start.slice(0, wordEnd)}…` : cutTo(text, limit - 1)
}

/** Returns this many characters of a text, or all if there are fewer. */
export function firstCharacters(text: string, count: number): string {
  let result = ''
  let left = count
  for (const character of charactersOf(text)) {
    if (left === 0) return result
    result += character
    left -= 1
  }
  return result
}
