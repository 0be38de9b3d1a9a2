import bidiFactory from 'bidi-js'

export type Direction = 'ltr' | 'rtl'

type Letter = { text: string /** Where it begins in the text. */; at: number }

const bidi = bidiFactory()
const rightToLeft = /[\p{Script=Hebrew}\p{Script=Arabic}]/u

/** Returns the direction in which a text is read: that of its first letter that has one. */
export function directionOf(text: string): Direction {
  if (!rightToLeft.test(text)) return 'ltr'
  return bidi.getEmbeddingLevels(text).paragraphs[0]?.level === 1 ? 'rtl' : 'ltr'
}

/**
 * Returns the letters of a text from left to right, as the Unicode Bidirectional Algorithm arranges them (UAX #9), and whether
 * each is read from right to left.
 * @param direction that of the whole text, of which this may be a line
 */
export function toVisualOrder<T extends Letter>(
  text: string,
  letters: readonly T[],
  direction: Direction,
): readonly (T & { isReversed?: boolean })[] {
  if (!rightToLeft.test(text)) return letters
  const embedding = bidi.getEmbeddingLevels(text, direction)
  const starts = new Map(letters.map((letter) => [letter.at, letter]))
  // The second half of a surrogate pair starts no letter.
  return bidi.getReorderedIndices(text, embedding).flatMap((index) => {
    const letter = starts.get(index)
    return letter ? [{ ...letter, isReversed: (embedding.levels[index] ?? 0) % 2 === 1 }] : []
  })
}

/** Returns what is drawn for a sign in right-to-left text: `(` for `)`. */
export function mirror(letter: string): string {
  return bidi.getMirroredCharacter(letter) ?? letter
}
