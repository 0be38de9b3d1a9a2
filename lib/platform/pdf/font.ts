/** The characters that a font has, as first and last code points. */
type Ranges = readonly (readonly [first: number, last: number])[]

/**
 * A font file, which pdfkit reads when a document first uses it. `isShaped`: it chooses the forms of its letters together, and
 * reverses right-to-left ones, so it's given them in reading order.
 */
export type Font = { name: string; file: string; ranges: Ranges; isShaped: boolean }

/** Parses hexadecimal ranges such as `20-7E A0`, with or without `U+`. */
export function parseRanges(text: string): Ranges {
  return text.split(/[ ,]+/).map((range) => {
    const [first = '', last = first] = range.replace('U+', '').split('-')
    return [Number.parseInt(first, 16), Number.parseInt(last, 16)]
  })
}

export function hasLetter({ ranges }: Pick<Font, 'ranges'>, letter: string): boolean {
  const code = letter.codePointAt(0) ?? 0
  return ranges.some(([first, last]) => code >= first && code <= last)
}
