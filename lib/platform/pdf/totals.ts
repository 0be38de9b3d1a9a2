import 'server-only'
import type { Pen } from './pen'
import { bottom, colors, left, nextPage, styles, width } from './sheet'

type Totals = {
  /** The payment's status, in paragraphs. */
  notes: readonly string[]
  sums: readonly (readonly [label: string, amount: string])[]
  balance: string
}

const columnWidth = 210
const noteWidth = width - columnWidth - 36
const gap = 12

/** The space above the totals. */
export const spaceAbove = 22

/** Returns the height of the totals and of the space above them. */
export function heightOfTotals(pen: Pen, { notes, sums }: Totals): number {
  const noteHeight = notes.reduce((sum, text) => sum + pen.heightOf(text, styles.soft, noteWidth) + 4, 14)
  const sumHeight = sums.reduce((height, sum) => height + heightOfSum(pen, sum), 50)
  return spaceAbove + Math.max(noteHeight, sumHeight)
}

/** Draws the payment's status on the left and the totals on the right, never split across pages. */
export function drawTotals(pen: Pen, totals: Totals, above: number): void {
  const { notes, sums, balance } = totals
  const start = above + heightOfTotals(pen, totals) > bottom ? nextPage(pen) : above + spaceAbove
  let below = pen.write('Payment', styles.label, { left, top: start, width: noteWidth }) + 2
  for (const text of notes) below = pen.write(text, styles.soft, { left, top: below, width: noteWidth }) + 4
  const box = { left: left + width - columnWidth, width: columnWidth }
  let y = start
  for (const sum of sums) {
    const [label, amount] = sum
    pen.write(label, styles.soft, { ...box, top: y, width: labelWidthOf(pen, amount) })
    pen.write(amount, styles.body, { ...box, top: y, right: true })
    y += heightOfSum(pen, sum)
  }
  pen.rule(box.left, y + 3, columnWidth, colors.ink)
  pen.write(dueLabel, styles.body, { ...box, top: y + 20 })
  const sumStyle = pen.fit(balance, styles.sum, columnWidth - pen.widthOf(dueLabel, styles.body) - gap)
  // A smaller sum has the same baseline.
  const top = y + 9 + styles.sum.size - sumStyle.size
  pen.write(balance, sumStyle, { ...box, top, right: true })
}

const dueLabel = 'Amount due'

function heightOfSum(pen: Pen, [label, amount]: Totals['sums'][number]): number {
  return pen.heightOf(label, styles.soft, labelWidthOf(pen, amount)) + 5
}

function labelWidthOf(pen: Pen, amount: string): number {
  return columnWidth - pen.widthOf(amount, styles.body) - gap
}

type Footer = {
  remark: string
  hours: string
  /** What the pages are of, where the remark doesn't say it. */
  number?: string
}

/** Draws the footer of every page: a remark, the studio's hours, and the document's and the page's number. */
export function drawFooters(pen: Pen, { remark, hours, number }: Footer): void {
  const { start, count } = pen.document.bufferedPageRange()
  const top = bottom + 24
  for (let page = start; page < start + count; page += 1) {
    pen.document.switchToPage(page)
    pen.rule(left, top - 14, width, colors.line)
    pen.write(remark, styles.footer, { left, top, width: width * 0.45 })
    pen.write(hours, styles.footer, { left: left + width * 0.48, top, width: width * 0.26 })
    const pageText = `Page ${page + 1} / ${count}`
    const text = number ? `${number} · ${pageText}` : pageText
    pen.write(text, styles.footer, { left, top, width, right: true })
  }
}
