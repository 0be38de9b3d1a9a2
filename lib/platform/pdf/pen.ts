import 'server-only'
import { readFileSync } from 'node:fs'
import type PDFDocument from 'pdfkit'
import type { Face } from './faces'
import type { Font } from './font'
import { type Run, toRuns } from './runs'
import { unpackWoff } from './unpack-woff'
import { directionOf } from './visual-order'

/** What is invisible and yet changes letters: joins two Arabic ones, or pictographs to one, or makes the one before one. */
const joiners = [
  /(?<=\p{Script=Arabic})(?:\u200C|\u200D)(?=\p{Script=Arabic})/u,
  /(?<=\p{Extended_Pictographic}|\p{Emoji_Modifier}|\uFE0F)\u200D(?=\p{Extended_Pictographic})/u,
  /(?<=\p{Extended_Pictographic})\uFE0F/u,
].map(({ source }) => source)
const invisible = new RegExp(`(${joiners.join('|')})|[\\p{Cf}\\p{Variation_Selector}]`, 'gu')
/** Makes a key of a digit. */
const keycap = /(?<=[\d#*])\uFE0F?\u20E3/g

/** Normalizes a text for drawing: one line, composed letters, and nothing invisible that changes none of them. */
export function toDrawable(text: string): string {
  return text
    .normalize('NFC')
    .replace(keycap, '')
    .replace(invisible, (_all, joiner?: string) => joiner ?? '')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim()
}

export type Document = InstanceType<typeof PDFDocument>

export type TextStyle = { face: Face; size: number; color: string; lineHeight?: number }

type Line = { runs: Run[]; width: number }

/**
 * Draws text on a page: wraps lines, and picks fonts that have the letters. Lengths are in points; `top` is the upper edge of
 * a line.
 */
export class Pen {
  readonly #registered = new Set<Font>()

  constructor(readonly document: Document) {}

  /** Draws a text and returns the `top` below it. */
  write(
    text: string,
    style: TextStyle,
    box: { left: number; top: number; width: number; right?: boolean },
  ): number {
    let top = box.top
    for (const line of this.lines(text, style, box.width)) {
      this.#draw(line, style, { left: box.right ? box.left + box.width - line.width : box.left, top })
      top += lineHeightOf(style)
    }
    return top
  }

  /** Returns the height of a wrapped text. */
  heightOf(text: string, style: TextStyle, width: number): number {
    return this.lines(text, style, width).length * lineHeightOf(style)
  }

  widthOf(text: string, style: TextStyle): number {
    const drawable = toDrawable(text)
    return this.#widthOf(toRuns(drawable, style.face, directionOf(drawable)), style.size)
  }

  /** Returns the style, smaller if the text is wider than one line. */
  fit(text: string, style: TextStyle, width: number): TextStyle {
    return { ...style, size: style.size * Math.min(1, width / this.widthOf(text, style)) }
  }

  /** Draws a horizontal hairline. */
  rule(left: number, top: number, width: number, color: string): void {
    this.document
      .moveTo(left, top)
      .lineTo(left + width, top)
      .lineWidth(0.6)
      .strokeColor(color)
      .stroke()
  }

  /** Breaks a text into lines at its spaces and hyphens; a word wider than a line is broken anywhere. */
  lines(text: string, { face, size }: TextStyle, width: number): Line[] {
    const drawable = toDrawable(text)
    const direction = directionOf(drawable)
    const lines: Line[] = []
    let current = ''
    const measure = (candidate: string) => this.#widthOf(toRuns(candidate, face, direction), size)
    const close = () => {
      const runs = toRuns(current, face, direction)
      lines.push({ runs, width: this.#widthOf(runs, size) })
    }
    for (const [word, separator] of toWords(drawable)) {
      const joined = current === '' ? word : current + separator + word
      if (measure(joined) <= width) {
        current = joined
        continue
      }
      if (current !== '') close()
      current = ''
      for (const letter of word) {
        if (current !== '' && measure(current + letter) > width) {
          close()
          current = ''
        }
        current += letter
      }
    }
    if (current !== '') close()
    return lines
  }

  #draw({ runs }: Line, { size, color }: TextStyle, { left, top }: { left: number; top: number }): void {
    let x = left
    for (const { font, text } of runs) {
      this.#choose(font, size).fillColor(color)
      // By the baseline, so that two fonts align.
      const options = { ...shaping(font), lineBreak: false, baseline: 'alphabetic' } as const
      this.document.text(text, x, top + size, options)
      x += this.document.widthOfString(text, shaping(font))
    }
  }

  #widthOf(runs: Run[], size: number): number {
    return runs.reduce(
      (sum, { font, text }) => sum + this.#choose(font, size).widthOfString(text, shaping(font)),
      0,
    )
  }

  #choose(font: Font, size: number): Document {
    if (!this.#registered.has(font)) this.document.registerFont(font.name, readFont(font))
    this.#registered.add(font)
    return this.document.font(font.name, size)
  }
}

/** Returns what pdfkit reads: a file, or the content of one that is packed. */
function readFont({ file }: Font): string | Buffer {
  return file.endsWith('.woff') ? unpackWoff(readFileSync(file)) : file
}

/** With a list of features, pdfkit shapes a text as a whole, and otherwise word by word. */
function shaping({ isShaped }: Font): { features?: [] } {
  return isShaped ? { features: [] } : {}
}

/** Returns the words and the parts of hyphenated ones, each with what is between it and the one before. */
function toWords(text: string): [word: string, separator: string][] {
  return text.split(' ').flatMap((word) => {
    const parts = word.split(/(?<=\p{L}-)(?=\p{L})/u)
    return parts.map((part, index): [string, string] => [part, index === 0 ? ' ' : ''])
  })
}

function lineHeightOf({ size, lineHeight = 1.35 }: TextStyle): number {
  return size * lineHeight
}
