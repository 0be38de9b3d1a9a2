import 'server-only'
import type { Pen, TextStyle } from './pen'
import { colors, left, styles, width } from './sheet'

export type Fact = { label: string; lines: { text: string; style: TextStyle }[] }
/** `share`: of the sheet's width, in proportion to the other columns. */
export type FactColumn = { share: number; facts: Fact[] }

/** A fact whose first line stands out. */
export function fact(label: string, strong: string, ...soft: (string | null)[]): Fact {
  const rest = soft.flatMap((text) => (text ? [{ text, style: styles.soft }] : []))
  return { label, lines: [{ text: strong, style: styles.strong }, ...rest] }
}

export function plainFact(label: string, text: string): Fact {
  return { label, lines: [{ text, style: styles.body }] }
}

/** A fact in bold and a color of its own, such as a status. */
export function coloredFact(label: string, text: string, color: string): Fact {
  return { label, lines: [{ text, style: { ...styles.strong, color } }] }
}

/** Draws facts in columns between two rules. Returns the `top` below. */
export function drawFacts(pen: Pen, columns: readonly FactColumn[], top: number): number {
  const gap = 14
  const unit = (width - gap * (columns.length - 1)) / columns.reduce((sum, { share }) => sum + share, 0)
  pen.rule(left, top, width, colors.line)
  let x = left
  let end = top
  for (const { share, facts } of columns) {
    end = Math.max(end, drawColumn(pen, facts, { left: x, top: top + 14, width: unit * share }))
    x += unit * share + gap
  }
  pen.rule(left, end + 4, width, colors.line)
  return end + 28
}

function drawColumn(
  pen: Pen,
  facts: readonly Fact[],
  box: { left: number; top: number; width: number },
): number {
  let { top } = box
  for (const { label, lines } of facts) {
    top = pen.write(label, styles.label, { ...box, top }) + 2
    for (const { text, style } of lines) top = pen.write(text, style, { ...box, top })
    top += 8
  }
  return top
}
