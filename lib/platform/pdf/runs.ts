import 'server-only'
import { boxFont, type Face, faces } from './faces'
import { type Font, hasLetter } from './font'
import { findScriptFont } from './script-fonts'
import { type Direction, mirror, toVisualOrder } from './visual-order'

/** A piece of text in one font. */
export type Run = { font: Font; text: string }

type Letter = Run & { at: number }

/** Stands for characters that no font has. */
const missing = '\u25A1'
/** Drawn together with the letter before: marks, joiners and modifiers. */
const dependent = /^[\p{M}\p{Cf}\p{Emoji_Modifier}]$/u
/** Read from left to right in every script, but fonts reverse several Arabic ones: each is drawn by itself. */
const digit = /^\p{Nd}$/u

/**
 * Splits a drawable text into runs of one font each, from left to right. Successive characters that no font has become one box.
 * @param direction that of the whole text, of which this may be a line
 */
export function toRuns(text: string, face: Face, direction: Direction): Run[] {
  const runs: (Run & { isReversed: boolean })[] = []
  for (const letter of toVisualOrder(text, toLetters(text, face), direction)) {
    const { font, isReversed = false } = letter
    const shown = isReversed && !font.isShaped ? mirror(letter.text) : letter.text
    const last = runs.at(-1)
    const isApart = font.isShaped && (last?.isReversed !== isReversed || digit.test(shown))
    if (last?.font !== font || isApart) {
      runs.push({ font, text: shown, isReversed })
    } else {
      last.text = isReversed && font.isShaped ? shown + last.text : last.text + shown
    }
  }
  return runs
}

/** Returns the letters of a text, in reading order, with the font of each. */
function toLetters(text: string, face: Face): Letter[] {
  const letters: Letter[] = []
  let at = 0
  for (const letter of text) {
    const last = letters.at(-1)
    const isPart = last?.font.isShaped && dependent.test(letter)
    const font = isPart ? last.font : (findFont(letter, face) ?? findScriptFont(letter, text))
    if (font) letters.push({ text: letter, at, font })
    else if (last?.text !== missing) letters.push({ text: missing, at, font: boxFont })
    at += letter.length
  }
  return letters
}

/** The usual fonts' letters that were drawn so far, because a document measures each many times. */
const found = {
  regular: new Map(),
  strong: new Map(),
  serif: new Map(),
  display: new Map(),
} satisfies Record<Face, Map<string, Font>>

function findFont(letter: string, face: Face): Font | undefined {
  const fonts: Map<string, Font> = found[face]
  const known = fonts.get(letter)
  if (known) return known
  const font = faces[face].find((one) => hasLetter(one, letter))
  if (font) fonts.set(letter, font)
  return font
}
